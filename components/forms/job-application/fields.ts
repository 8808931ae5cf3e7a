import * as z from 'zod/mini'
import { jobIds } from '@/content/job-ids'
import type { FieldDefinitions } from '@/components/forms/core/fields'
import { FIELD_LIMITS } from '@/components/forms/core/limits'
import { message, oneOf, optionalLine, optionalText, requiredLine } from '@/components/forms/core/rules'
import type sv from '@/messages/sv.json'
import { validateFile } from './document-name'

type Label = `labels.${keyof (typeof sv)['jobApplication']['labels']}`

/** A document by its name and size; the server looks at its content as well. */
const document = z.file(message('cvMissing')).check(
  z.check(({ value, issues }) => {
    const error = validateFile(value)
    if (error !== undefined) issues.push({ code: 'custom', message: error, input: value })
  }),
)

/** Everything about each field of the job application, in the order of the form. `job` is stored by its Swedish title. */
export const applicationFields = {
  job: { control: 'select', ...oneOf(jobIds, 'chooseOption'), column: 'job_title', label: 'labels.job' },
  name: {
    control: 'text',
    ...requiredLine(1, 'applicantNameMissing', FIELD_LIMITS.name),
    column: 'name',
    label: 'labels.name',
  },
  email: {
    control: 'email',
    ...requiredLine(1, 'applicantEmailMissing', FIELD_LIMITS.email, z.email(message('emailInvalid'))),
    column: 'email',
    label: 'labels.email',
  },
  phone: { control: 'tel', ...optionalLine(FIELD_LIMITS.phone), column: 'phone', label: 'labels.phone' },
  message: {
    control: 'textarea',
    ...optionalText(FIELD_LIMITS.message),
    column: 'message',
    label: 'labels.message',
  },
  cv: { control: 'file', rule: document, column: 'cv_file_path', label: 'labels.cv' },
  coverLetter: {
    control: 'file',
    rule: z.nullable(document),
    column: 'cover_letter_file_path',
    label: 'labels.coverLetter',
  },
} as const satisfies FieldDefinitions<Label>

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
] as const
