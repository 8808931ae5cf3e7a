/** One part of a multipart body: a field, or a file with its name and type. */
export interface Part {
  name: string
  value: Buffer
  file?: { name: string; type: string }
}

const LINE_END = '\r\n'

/** @param contentType the header that names the boundary */
export function parseMultipart(body: Buffer, contentType: string): Part[] {
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/.exec(contentType)?.slice(1).find(Boolean)
  if (boundary === undefined) throw new Error(`Not a multipart body: ${contentType}`)
  const delimiter = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let start = body.indexOf(delimiter) + delimiter.length + LINE_END.length
  for (;;) {
    const end = body.indexOf(delimiter, start)
    if (end === -1) return parts
    parts.push(parsePart(body.subarray(start, end - LINE_END.length)))
    start = end + delimiter.length + LINE_END.length
  }
}

function parsePart(bytes: Buffer): Part {
  const headEnd = bytes.indexOf(LINE_END + LINE_END)
  const head = bytes.subarray(0, headEnd).toString()
  const fileName = / filename="([^"]*)"/.exec(head)?.[1]
  return {
    name: / name="([^"]*)"/.exec(head)?.[1] ?? '',
    value: bytes.subarray(headEnd + 2 * LINE_END.length),
    ...(fileName !== undefined && {
      file: { name: fileName, type: /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? '' },
    }),
  }
}

export function writeMultipart(parts: readonly Part[], boundary: string): Buffer {
  const chunks = parts.flatMap(({ name, value, file }) => [
    Buffer.from(`--${boundary}${LINE_END}Content-Disposition: form-data; name="${escapeName(name)}"`),
    Buffer.from(file ? `; filename="${escapeName(file.name)}"${LINE_END}Content-Type: ${file.type}` : ''),
    Buffer.from(LINE_END + LINE_END),
    value,
    Buffer.from(LINE_END),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--${LINE_END}`)])
}

/** As browsers write names: line breaks and quotation marks escaped. */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, (character) => encodeURIComponent(character))
}
