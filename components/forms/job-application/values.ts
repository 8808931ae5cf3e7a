import type { MessageKey } from '@/components/forms/core/result'

/** Id of the form that works without JavaScript; the positions' links lead to it. */
export const PLAIN_FORM_ID = 'apply'

/** The empty form, in the order of its fields. `job` is stored by its Swedish title. */
export const emptyApplication = {
  job: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  cv: null as File | null,
  coverLetter: null as File | null,
}

export type ApplicationValues = typeof emptyApplication

/** Message keys of the form, besides those of every form. */
export const applicationErrors = [
  'chooseOption',
  'applicantNameMissing',
  'applicantEmailMissing',
  'emailInvalid',
  'cvMissing',
  'fileEmpty',
  'fileTooLarge',
  'fileType',
  'applicationKnown',
  'tryAgain',
] as const satisfies readonly MessageKey[]
