/** Id of the form that works without JavaScript; the positions' links lead to it. */
export const PLAIN_FORM_ID = 'apply'

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
