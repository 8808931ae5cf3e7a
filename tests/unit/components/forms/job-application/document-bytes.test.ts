import { unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readDocument } from '@/components/forms/job-application/document-bytes'
import { docxBytes, uploads, zipBytes } from '@/tests/support/documents'
import { fileOf } from '@/tests/support/form-values'

const typeOf = async (bytes: Uint8Array) => (await readDocument(fileOf(Buffer.from(bytes), 'cv')))?.type

describe('the type of a document is read from its content', () => {
  const docx = docxBytes('Kock')
  test.each([
    ['Word with a comment at its end', withComment(docx), 'docx'],
    ['Word that was cut off halfway', docx.subarray(0, docx.length / 2), undefined],
    ['Word without its last byte', docx.subarray(0, -1), undefined],
    ['the end of a zip file alone', Buffer.concat([docx.subarray(0, 4), docx.subarray(-22)]), undefined],
    ['a zip file of something else', zipBytes({ 'notes.txt': 'word/document.xml' }), undefined],
    ['an empty zip file', zipBytes({}), undefined],
    ['a list of contents that points nowhere', withBrokenList(docx), undefined],
    ['four bytes', Buffer.from('%PDF'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('%s', async (_what, bytes, type) => {
    expect(await typeOf(bytes)).toBe(type)
  })
})

describe('a malicious archive', () => {
  test('is not inflated', async () => {
    const name = 'word/document.xml'
    const bytes = zipSync({ [name]: new Uint8Array(1000) })
    // Behind the entry's header of 30 bytes and its name: what cannot be inflated.
    bytes.fill(0xff, 30 + name.length, 30 + name.length + 4)
    expect(() => unzipSync(bytes)).toThrow()
    expect(await typeOf(bytes)).toBe('docx')
  })

  test('is refused when it unpacks to more than any document', async () => {
    const bomb = docxBytes()
    const entry = bomb.lastIndexOf(Buffer.from('PK\u0001\u0002'))
    bomb.writeUInt32LE(0xfffffffe, entry + 24)
    expect(await typeOf(bomb)).toBeUndefined()
  })

  test('is refused when it lists more entries than any document', async () => {
    const names = Array.from({ length: 10_001 }, (_, index) => [`word/${index}.xml`, ''] as const)
    expect(await typeOf(zipBytes({ 'word/document.xml': '', ...Object.fromEntries(names) }))).toBeUndefined()
  })

  test('is refused at once when it claims four billion entries', async () => {
    expect(await typeOf(withZip64Count(docxBytes(), 0xffffffff))).toBeUndefined()
  })
})

test.each(Object.entries(uploads))(
  '%s is read with the type of its content',
  async (_name, [bytes, type]) => {
    expect(await readDocument(fileOf(bytes, 'cv.txt'))).toEqual({ bytes, type })
  },
)

function withComment(zip: Buffer): Buffer {
  const comment = Buffer.from('written by hand')
  const commented = Buffer.concat([zip, comment])
  commented.writeUInt16LE(comment.length, zip.length - 2)
  return commented
}

function withBrokenList(zip: Buffer): Buffer {
  const broken = Buffer.from(zip)
  broken.writeUInt32LE(0xfffffff0, zip.length - 6)
  return broken
}

/** The records that a zip file with very many entries has before its end record (APPNOTE 6.3, 4.3.14 and 4.3.15). */
function withZip64Count(zip: Buffer, count: number): Buffer {
  const end = zip.length - 22
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeUInt32LE(count, 32)
  record.writeUInt32LE(zip.readUInt32LE(end + 16), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeUInt32LE(end, 8)
  return Buffer.concat([zip.subarray(0, end), record, locator, zip.subarray(end)])
}
