import 'server-only'
import { unzipSync } from 'fflate'
import { typeByName, validateFile, type DocumentType } from './schema'

const PDF = Buffer.from('%PDF-')
/** Compound file, the format of Word before 2007. */
const DOC = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ZIP = Buffer.from('PK\u0003\u0004')

/** Far above what a Word document of the largest accepted size lists and unpacks to. */
const MAX_ENTRIES = 10_000
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024

/** What a file is by its content, or undefined where it is no PDF and no Word document. */
export function typeByContent(bytes: Uint8Array): DocumentType | undefined {
  if (startsWith(bytes, PDF)) return 'pdf'
  if (startsWith(bytes, DOC)) return 'doc'
  return startsWith(bytes, ZIP) && isWordArchive(bytes) ? 'docx' : undefined
}

/** Reads a file whose name, size and content agree; otherwise says what is wrong with it. */
export async function readDocument(file: File): Promise<{ bytes: Buffer; type: DocumentType } | string> {
  const error = validateFile(file)
  if (error !== undefined) return error
  const bytes = Buffer.from(await file.arrayBuffer())
  const type = typeByContent(bytes)
  return type !== undefined && type === typeByName(file.name) ? { bytes, type } : 'fileType'
}

function startsWith(bytes: Uint8Array, signature: Buffer): boolean {
  return signature.equals(bytes.subarray(0, signature.length))
}

/** Reads the archive's central directory; nothing is inflated, because the filter takes no entry. */
function isWordArchive(bytes: Uint8Array): boolean {
  let entries = 0
  let unpackedBytes = 0
  let hasDocument = false
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        unpackedBytes += originalSize
        // Throwing stops the loop: an archive may claim four billion entries.
        if (entries > MAX_ENTRIES || unpackedBytes > MAX_UNPACKED_BYTES)
          throw new RangeError('archive too large')
        hasDocument ||= name === 'word/document.xml'
        return false
      },
    })
    return hasDocument
  } catch {
    return false
  }
}
