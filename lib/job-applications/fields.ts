/**
 * The job application's controls (contract, "Forms"), apart from their rules so that the page need not load
 * those. `job` is the id of the position that the dialog is titled with.
 */
export const applicationTextFields = ['job', 'name', 'email', 'phone', 'message'] as const
export const applicationFileFields = ['cv', 'coverLetter'] as const
export type ApplicationTextField = (typeof applicationTextFields)[number]
export type ApplicationFileField = (typeof applicationFileFields)[number]

/** Message keys that the form's schema and action give, besides those of every form. */
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
] as const

/** Id of the form that works without JavaScript; the positions' links lead to it. */
export const PLAIN_FORM_ID = 'apply'
