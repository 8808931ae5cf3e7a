import { uploadLimits } from '@/content/facts'
import type { MessageKey } from '@/components/forms/core/result'

/** What an application may bring along. */
export type DocumentType = (typeof uploadLimits.extensions)[number]

const MAX_BYTES = uploadLimits.megabytes * 1024 * 1024

/** What a file's name says it is: the part after the last dot. */
export function typeByName(name: string): DocumentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase()
  return uploadLimits.extensions.find((type) => type === extension)
}

/** Validates a file by its name and size, without reading it: all that a browser checks. */
export function validateFile({ name, size }: { name: string; size: number }): MessageKey | undefined {
  if (typeByName(name) === undefined) return 'fileType'
  if (size === 0) return 'fileEmpty'
  return size > MAX_BYTES ? 'fileTooLarge' : undefined
}
