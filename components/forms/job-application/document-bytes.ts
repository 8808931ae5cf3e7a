import 'server-only'
import { unzipSync } from 'fflate'
import { archiveType, type DocumentType, findType } from './document-type'

/** Far above what a Word document of the largest accepted size lists and unpacks to. */
const MAX_ENTRIES = 10_000
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024

/** Reads a checked file; undefined where it is no document after all. */
export async function readDocument(file: File): Promise<{ bytes: Buffer; type: DocumentType } | undefined> {
  const type = await findType(file)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (type === undefined || type === 'rtf' || type === 'macros') return undefined
  if (type === 'docx' && !isWordArchive(bytes)) return undefined
  return { bytes, type }
}

/** Reads the archive's central directory; nothing is inflated, because the filter takes no entry. */
function isWordArchive(bytes: Uint8Array): boolean {
  let entries = 0
  let unpackedBytes = 0
  let names = ''
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        unpackedBytes += originalSize
        // Throwing stops the loop: an archive may claim four billion entries.
        if (entries > MAX_ENTRIES || unpackedBytes > MAX_UNPACKED_BYTES)
          throw new RangeError('archive too large')
        names += `${name}\n`
        return false
      },
    })
    return archiveType(names) === 'docx'
  } catch {
    return false
  }
}
