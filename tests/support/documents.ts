import { strToU8, zipSync } from 'fflate'

/** Small documents that are what they say they are, for tests of uploads. */

/** @param content stands in the file, so that a test can find or break the call that carries it */
export function pdfBytes(content = ''): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${content}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`)
}

/** A PDF as a guest chooses it. */
export const pdfUpload = (content = '', name = 'cv.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdfBytes(content),
})

/** A compound file as Word wrote before 2007: its signature and an empty first sector. */
export function docBytes(content: string | Buffer = ''): Buffer {
  const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([signature, Buffer.alloc(504), Buffer.from(content)])
}

/** A compound file whose directory lists a stream of that name. */
const compoundBytes = (stream: string) => docBytes(Buffer.from(`Root Entry\0${stream}\0`, 'utf16le'))

export function docxBytes(content = ''): Buffer {
  return zipBytes({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document>${content}</w:document>`,
  })
}

/** A zip file with stored, that is uncompressed, entries. */
export function zipBytes(entries: Readonly<Record<string, string>>): Buffer {
  const files = Object.entries(entries).map(([name, text]) => [name, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }))
}

/** What people have, with the kind that it is by its content: a mail gateway's headers, a copied mark, another Word. */
export const uploads = {
  'bom.pdf': [Buffer.concat([Buffer.from('\uFEFF'), pdfBytes()]), 'pdf'],
  'junk200.pdf': [Buffer.concat([Buffer.alloc(200, ' '), pdfBytes()]), 'pdf'],
  'last.pdf': [Buffer.concat([Buffer.alloc(1019, ' '), pdfBytes()]), 'pdf'],
  'gate.pdf': [Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdfBytes()]), 'pdf'],
  'no extension': [pdfBytes(), 'pdf'],
  'pdf.doc': [pdfBytes(), 'pdf'],
  'cv.pdf.exe': [pdfBytes(), 'pdf'],
  'ole.doc': [docBytes(), 'doc'],
  'word97.doc': [compoundBytes('WordDocument'), 'doc'],
  'password.docx': [compoundBytes('EncryptedPackage'), 'doc'],
  'docx.doc': [docxBytes(), 'docx'],
  'late.docx': [zipBytes({ 'word/document.xml': '<d/>', '[Content_Types].xml': '<Types/>' }), 'docx'],
  // Word for the web names its main part so.
  'online.docx': [zipBytes({ '[Content_Types].xml': '<Types/>', 'word/document2.xml': '<d/>' }), 'docx'],
} as const

/** What is no document, with the message that says so. */
export const refusedUploads = {
  'rtf.doc': [Buffer.from('{\\rtf1 CV}'), 'fileRtf'],
  'cv.rtf': [Buffer.from('{\\rtf1 CV}'), 'fileRtf'],
  'junk2000.pdf': [Buffer.concat([Buffer.alloc(2000, ' '), pdfBytes()]), 'fileMismatch'],
  'beyond.pdf': [Buffer.concat([Buffer.alloc(1020, ' '), pdfBytes()]), 'fileMismatch'],
  'html.pdf ': [Buffer.from('<!doctype html><script>alert(1)</script>'), 'fileMismatch'],
  'foto.docx': [zipBytes({ 'bild.jpg': 'JFIF' }), 'fileMismatch'],
  'cv.odt': [zipBytes({ 'content.xml': '<office/>' }), 'fileType'],
  'makro.docm': [zipBytes({ 'word/document.xml': '<d/>', 'word/vbaProject.bin': '' }), 'fileMacros'],
  'makro tom.docm': [docxBytes(), 'fileType'],
  'mall.DOTX ': [docxBytes(), 'fileType'],
  'mall.dotm': [docxBytes(), 'fileType'],
  'makro.doc': [compoundBytes('WordDocument\0_VBA_PROJECT'), 'fileMacros'],
  'makro.docx': [zipBytes({ 'word/document.xml': '<d/>', 'word/vbaProject.bin': '' }), 'fileMacros'],
  'mall.dot': [compoundBytes('WordDocument'), 'fileType'],
  'hemlig.xlsx': [compoundBytes('EncryptedPackage'), 'fileType'],
  'cv.xls': [compoundBytes('Workbook'), 'fileType'],
  'mejl.msg': [compoundBytes('__substg1.0_0037001F'), 'fileType'],
  'bilder.doc': [compoundBytes('PowerPoint Document'), 'fileMismatch'],
  'photo.jpg': [Buffer.from('JFIF'), 'fileType'],
  'tom.pdf': [Buffer.alloc(0), 'fileEmpty'],
} as const
