import * as z from 'zod/mini'
import { jobIds } from '@/content/job-ids'
import { fieldErrorsOf } from '@/lib/forms/check'
import { emailAddress, oneOf, optionalLine, optionalText, requiredLine } from '@/lib/forms/schema-parts'
import { readFields, type FormValues } from '@/lib/forms/form-data'
import { FIELD_LIMITS } from '@/lib/forms/limits'
import type { FieldErrors, MessageKey } from '@/lib/forms/result'
import { validateFile } from './document-name'
import {
  applicationFileFields,
  applicationTextFields,
  type ApplicationFileField,
  type ApplicationTextField,
} from './fields'

/** The text fields' rules (site.md, section 5; the messages are ours, since the spec refuses in silence). */
const applicationSchema = z.object({
  job: oneOf(jobIds, 'chooseOption'),
  name: requiredLine(1, 'applicantNameMissing', FIELD_LIMITS.name),
  email: emailAddress(FIELD_LIMITS.email),
  phone: optionalLine(FIELD_LIMITS.phone),
  message: optionalText(FIELD_LIMITS.message),
})

/** A checked application without its files; null where an optional field was left empty. */
export type Application = z.infer<typeof applicationSchema>

/** The documents of an application. */
export type ApplicationFiles = { cv: File; coverLetter: File | null }

/** A file as it was chosen, or null: browsers post an empty one without a name where none was. */
function readFile(formData: FormData, name: ApplicationFileField): File | null {
  const value = formData.get(name)
  return value instanceof File && (value.name !== '' || value.size > 0) ? value : null
}

function checkFiles(files: Record<ApplicationFileField, File | null>): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of applicationFileFields) {
    const file = files[field]
    const refusal: MessageKey | undefined =
      file !== null ? validateFile(file) : field === 'cv' ? 'cvMissing' : undefined
    if (refusal !== undefined) errors[field] = refusal
  }
  return errors
}

/** The text fields as posted. */
export function readApplicationValues(formData: FormData): FormValues<ApplicationTextField> {
  return readFields(formData, applicationTextFields)
}

/**
 * Checks a posted application, the same in the browser and on the server. Files are validated by name and size;
 * the server validates their content as well (`document-content.ts`). Errors come in the order of the form.
 */
export function parseApplication(
  formData: FormData,
): { application: Application; files: ApplicationFiles } | { fieldErrors: FieldErrors } {
  const values = readApplicationValues(formData)
  const files = { cv: readFile(formData, 'cv'), coverLetter: readFile(formData, 'coverLetter') }
  const result = applicationSchema.safeParse(values)
  const errors = { ...fieldErrorsOf(result.error?.issues ?? []), ...checkFiles(files) }
  if (values.email.trim() === '') errors.email = 'applicantEmailMissing'
  const { cv, coverLetter } = files
  if (result.success && cv !== null && Object.keys(errors).length === 0) {
    return { application: result.data, files: { cv, coverLetter } }
  }
  return { fieldErrors: errors }
}

/** The browser's check of the form as it stands. */
export function checkApplication(formData: FormData): FieldErrors {
  const result = parseApplication(formData)
  return 'fieldErrors' in result ? result.fieldErrors : {}
}
