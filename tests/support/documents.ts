import { crc32 } from 'node:zlib'

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
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [entryName, text] of Object.entries(entries)) {
    const name = Buffer.from(entryName)
    const data = Buffer.from(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    writeSizes(local, 14, data)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(20, 6)
    writeSizes(central, 16, data)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(offset, 42)
    files.push(local, name, data)
    directory.push(central, name)
    offset += local.length + name.length + data.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

function writeSizes(record: Buffer, at: number, data: Buffer): void {
  record.writeUInt32LE(crc32(data), at)
  record.writeUInt32LE(data.length, at + 4)
  record.writeUInt32LE(data.length, at + 8)
}
