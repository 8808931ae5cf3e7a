import { uploadLimits } from '@/content/facts'
import {
  FIELD_LIMITS as limits,
  atMost,
  email,
  figures,
  line,
  message,
  orNull,
  text,
  z,
} from '@/components/forms/core/zod'

/** What an application may bring along. */
export type DocumentType = (typeof uploadLimits.extensions)[number]

const MAX_BYTES = uploadLimits.megabytes * 1024 * 1024

/** What a file's name says it is: the part after the last dot. */
export function typeByName(name: string): DocumentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase()
  return uploadLimits.extensions.find((type) => type === extension)
}

/** Validates a file by its name and size, without reading it: all that a browser checks. */
export function validateFile({ name, size }: { name: string; size: number }): string | undefined {
  if (typeByName(name) === undefined) return message('fileType')
  if (size === 0) return message('fileEmpty')
  return size > MAX_BYTES ? `${message('fileTooLarge')} ${uploadLimits.megabytes}` : undefined
}

const document = z.file(message('cvMissing')).superRefine((file, context) => {
  const error = validateFile(file)
  if (error !== undefined) context.addIssue({ code: 'custom', message: error })
})

/** A job application. The server also looks for the position and into the documents. */
export const applicationSchema = z.object({
  job: line.min(1, message('chooseOption')),
  name: line.min(1, message('applicantNameMissing')).check(atMost(limits.name)),
  email: email(message('emailInvalid'), message('applicantEmailMissing')),
  phone: figures.check(atMost(limits.phone)).transform(orNull),
  message: text.check(atMost(limits.message)).transform(orNull),
  cv: document,
  coverLetter: document.nullable(),
})

/** A checked application; null where an optional field was left empty. */
export type Application = z.output<typeof applicationSchema>
