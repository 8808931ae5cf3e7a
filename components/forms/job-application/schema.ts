import { jobIds } from '@/content/job-ids'
import { FIELD_LIMITS as limits } from '@/components/forms/core/limits'
import { atMost, line, message, orNull, text, z } from '@/components/forms/core/zod'
import { validateFile } from './document-name'

/** A document by its name and size; the server looks at its content as well. */
const document = z.file(message('cvMissing')).superRefine((file, context) => {
  const error = validateFile(file)
  if (error !== undefined) context.addIssue({ code: 'custom', message: error })
})

/** A job application. */
export const applicationSchema = z.object({
  job: z.enum(jobIds, message('chooseOption')),
  name: line.min(1, message('applicantNameMissing')).check(atMost(limits.name)),
  email: line
    .min(1, message('applicantEmailMissing'))
    .check(z.email(message('emailInvalid')), atMost(limits.email)),
  phone: line.check(atMost(limits.phone)).transform(orNull),
  message: text.check(atMost(limits.message)).transform(orNull),
  cv: document,
  coverLetter: document.nullable(),
})

/** A checked application; null where an optional field was left empty. */
export type Application = z.output<typeof applicationSchema>
