import { strToU8, zipSync } from 'fflate'

/** Small documents that are what they say they are, for tests of uploads. */

/** @param content stands in the file, so that a test can find or break the call that carries it */
export function pdfBytes(content = ''): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${content}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`)
}

/** A compound file as Word wrote before 2007: its signature and an empty first sector. */
export function docBytes(content = ''): Buffer {
  const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([signature, Buffer.alloc(504), Buffer.from(content)])
}

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
