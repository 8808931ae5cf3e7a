import { describe, expect, test } from 'vitest'
import { inspectFile, judgeFile, typeByContent, typeByName } from '@/lib/job-applications/file-type'
import { docBytes, docxBytes, pdfBytes, zipBytes } from '@/tests/support/documents'
import { fileOf } from './values'

const FIVE_MB = 5 * 1024 * 1024

describe('by name', () => {
  test.each([
    ['cv.pdf', 'pdf'],
    ['CV.PDF', 'pdf'],
    ['mitt cv (2).doc', 'doc'],
    ['../../etc/passwd.docx', 'docx'],
    ['C:\\fakepath\\cv.docx', 'docx'],
    ['履歴書🦌.pdf', 'pdf'],
    [`${'x'.repeat(1000)}.pdf`, 'pdf'],
    ['cv\u202Efdp.exe', undefined],
    ['cv.pdf\u0000', undefined],
    ['cv.pdf.exe', undefined],
    ['pdf', undefined],
    ['', undefined],
    ['cv.', undefined],
    ['cv.docm', undefined],
  ])('%j', (name, type) => {
    expect(typeByName(name)).toBe(type)
  })
})

describe('by size', () => {
  test.each([
    [0, 'fileEmpty'],
    [1, undefined],
    [FIVE_MB, undefined],
    [FIVE_MB + 1, 'fileTooLarge'],
  ])('%i bytes', (size, refusal) => {
    expect(judgeFile({ name: 'cv.pdf', size })).toBe(refusal)
  })
})

describe('by content', () => {
  const docx = docxBytes('Kock')
  test.each([
    ['a PDF', pdfBytes(), 'pdf'],
    ['Word before 2007', docBytes(), 'doc'],
    ['Word', docx, 'docx'],
    ['Word with a comment at its end', withComment(docx), 'docx'],
    ['Word that was cut off halfway', docx.subarray(0, docx.length - 30), undefined],
    ['a zip file of something else', zipBytes({ 'notes.txt': 'word/document.xml' }), undefined],
    ['an empty zip file', zipBytes({}), undefined],
    ['a list of contents that points nowhere', withBrokenList(docx), undefined],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
    ['a program', Buffer.from('MZ\u0090'), undefined],
    ['four bytes', Buffer.from('%PDF'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('%s', (_what, bytes, type) => {
    expect(typeByContent(bytes)).toBe(type)
  })
})

test.each([
  ['cv.pdf', pdfBytes(), undefined],
  ['cv.doc', docBytes(), undefined],
  ['cv.docx', docxBytes(), undefined],
  ['cv.pdf', Buffer.from('not a PDF'), 'fileType'],
  ['cv.doc', pdfBytes(), 'fileType'],
  ['cv.exe', pdfBytes(), 'fileType'],
  ['cv.pdf', Buffer.alloc(0), 'fileEmpty'],
  ['cv.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(FIVE_MB)]), 'fileTooLarge'],
] as const)('name and content have to agree: %s', async (name, bytes, refusal) => {
  expect(await inspectFile(fileOf(bytes, name))).toBe(refusal)
})

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
