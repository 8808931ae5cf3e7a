/** Id of the form, in the dialog or, without JavaScript, on the page, where the positions' links lead to it. */
export const FORM_ID = 'job-application'

/** A position that can be applied for, its title in the page's locale. */
export interface AppliedJob {
  id: string
  title: string
}

/** The empty form, in the order of its fields. */
export const emptyApplication = {
  job: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  cv: null as File | null,
  coverLetter: null as File | null,
}
