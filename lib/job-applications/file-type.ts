import { uploadLimits } from '@/content/facts'
import type { MessageKey } from '@/lib/forms/result'

/** What an application may bring along (site.md, section 5). */
export type DocumentType = (typeof uploadLimits.extensions)[number]

/** Media types by document type, as the bucket allows them. */
export const MEDIA_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const MOST_BYTES = uploadLimits.megabytes * 1024 * 1024

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]
/** The container of Word before 2007. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** Zip format (PKWARE APPNOTE 6.3): signatures and lengths of the records at a file's end. */
const END_RECORD = 0x06054b50
const END_RECORD_BYTES = 22
const LONGEST_COMMENT = 0xffff
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/** What a file's name says it is; the part after the last dot, whatever else is in the name. */
export function typeByName(name: string): DocumentType | undefined {
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase()
  return uploadLimits.extensions.find((type) => type === extension)
}

/**
 * What can be said of a file without reading it: whether it is empty, too large, or named as something else than
 * a PDF or a Word document. An empty file would break the mail reader of whoever opens it, so it is said first.
 */
export function judgeFile({ name, size }: { name: string; size: number }): MessageKey | undefined {
  if (typeByName(name) === undefined) return 'fileType'
  if (size === 0) return 'fileEmpty'
  return size > MOST_BYTES ? 'fileTooLarge' : undefined
}

/** What a file is by its content, or undefined where it is nothing that an application may bring along. */
export function typeByContent(bytes: Uint8Array): DocumentType | undefined {
  if (startsWith(bytes, PDF)) return 'pdf'
  if (startsWith(bytes, OLE)) return 'doc'
  return startsWith(bytes, ZIP) && holdsWordDocument(bytes) ? 'docx' : undefined
}

/** Judges a file by its name, its size and its content, which have to agree. */
export async function inspectFile(file: File): Promise<MessageKey | undefined> {
  const refusal = judgeFile(file)
  if (refusal !== undefined) return refusal
  const content = typeByContent(new Uint8Array(await file.arrayBuffer()))
  return content === typeByName(file.name) ? undefined : 'fileType'
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/**
 * Whether a zip file's own list of contents names a Word document. The list is at the end, so a file that was cut
 * off halfway has none.
 */
function holdsWordDocument(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEndRecord(view)
  if (end === undefined) return false
  const count = view.getUint16(end + 10, true)
  let entry = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (entry + ENTRY_BYTES > end || view.getUint32(entry, true) !== ENTRY) return false
    const nameLength = view.getUint16(entry + 28, true)
    const name = bytes.subarray(entry + ENTRY_BYTES, entry + ENTRY_BYTES + nameLength)
    if (new TextDecoder().decode(name) === 'word/document.xml') return true
    entry += ENTRY_BYTES + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true)
  }
  return false
}

/** The record that closes a zip file stands before a comment of any length, so it is looked for from the end. */
function findEndRecord(view: DataView): number | undefined {
  const last = view.byteLength - END_RECORD_BYTES
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) === END_RECORD) return at
  }
  return undefined
}
