import type { uploadLimits } from '@/content/facts'

/** What an application may bring along. */
export type DocumentType = (typeof uploadLimits.extensions)[number]

/** As the bucket allows them. */
export const MEDIA_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** A dropped folder, as freedesktop.org's shared MIME database calls it. */
export const FOLDER_TYPE = 'inode/directory'

/** Compound file, the format of Office and Outlook before 2007 and of documents with a password. */
const COMPOUND = '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'

/** PDF readers look for its signature in so many bytes (ISO 32000-1, annex H): scanners and gateways put others before it. */
const HEAD_BYTES = 1024

/** The list of an archive's entries is at its end. */
const LIST_BYTES = 1024 * 1024

/**
 * What a file is by its content, whatever its name says. Of an archive it reads the names of the entries alone, as a
 * browser can; `readDocument` reads their list.
 */
export async function findType(file: Blob): Promise<DocumentType | 'rtf' | 'macros' | undefined> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (head.startsWith(COMPOUND)) return compoundType((await file.text()).replaceAll('\0', ''))
  if (head.startsWith('PK\u0003\u0004')) return archiveType(await file.slice(-LIST_BYTES).text())
  if (head.includes('%PDF-')) return 'pdf'
  return head.trimStart().startsWith('{\\rtf') ? 'rtf' : undefined
}

/** Where a compound file lists its streams, one of them says whose it is. */
function compoundType(names: string) {
  if (names.includes('_VBA_PROJECT')) return 'macros'
  return !names.includes('Root Entry') || /WordDocument|EncryptedPackage/.test(names) ? 'doc' : undefined
}

/** Word for the web calls the main part `document2.xml`. */
export function archiveType(names: string) {
  if (!/(?<!\/)word\/document\d*\.xml/i.test(names)) return undefined
  return names.includes('vbaProject.bin') ? 'macros' : 'docx'
}
