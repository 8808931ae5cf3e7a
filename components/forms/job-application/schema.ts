import type { MessageKey } from '@/components/forms/core/result'
import { cleanLine } from '@/components/forms/core/typed-text'
import { atMost, email, figures, line, message, orNull, text, z } from '@/components/forms/core/zod'
import { uploadLimits } from '@/content/facts'
import { findType, FOLDER_TYPE } from './document-type'

const MAX_BYTES = uploadLimits.megabytes * 1024 * 1024

/** Word's templates and documents with macros, which open under their own names alone, and what a password may hide. */
const OTHER_OFFICE = /\.(?:dot[mx]?|docm|xl\w+|p(?:p[ast]|ot)\w?)$/i

/** Says what is wrong with a file, by its size and its content. The name counts for messages, and as it does for Word. */
async function findProblem(file: File): Promise<MessageKey | undefined> {
  if (file.type === FOLDER_TYPE) return message('fileFolder')
  if (file.size === 0) return message('fileEmpty')
  if (file.size > MAX_BYTES) return message('fileTooLarge')
  try {
    const type = await findType(file)
    if (type === 'rtf') return message('fileRtf')
    if (type === 'macros') return message('fileMacros')
    const name = file.name.trim()
    if (type !== undefined && !OTHER_OFFICE.test(name)) return undefined
    return message(/\.(?:pdf|docx?)$/i.test(name) ? 'fileMismatch' : 'fileType')
  } catch {
    return message('fileUnreadable')
  }
}

/** The same file, its name as people see it: browsers post a quotation mark as `%22`. */
const nameClean = (file: File) =>
  new File([file], cleanLine(file.name.replace(/%0[AD]/gi, ' ').replaceAll('%22', '"')), {
    type: file.type,
    lastModified: file.lastModified,
  })

const document = z
  .file(message('cvMissing'))
  .superRefine(async (file, context) => {
    const problem = await findProblem(file)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  })
  .transform(nameClean)

/** A job application. The server also looks for the position and into archives. */
export const applicationSchema = z.object({
  job: line.min(1, message('chooseOption')),
  name: line.min(1, message('applicantNameMissing')).check(atMost('name')),
  email: email(message('emailInvalid'), message('applicantEmailMissing')),
  phone: figures.check(atMost('phone')).transform(orNull),
  message: text.check(atMost('message')).transform(orNull),
  cv: document,
  coverLetter: document.nullable(),
})

/** A checked application; null where an optional field was left empty. */
export type Application = z.output<typeof applicationSchema>
