import { randomBytes } from 'node:crypto'
import { writeMultipart, type Part } from './multipart.ts'

/**
 * A form as a browser sent it. It is replayed with other values; everything that the framework added to the guest's
 * fields is sent again unchanged.
 */
export interface SentForm {
  path: string
  headers: Readonly<Record<string, string>>
  parts: readonly Part[]
  /** Before each field's own name in the names of the parts. */
  prefix: string
}

export interface FormRequest {
  path: string
  headers: Record<string, string>
  body: Buffer
}

/** A field's value: text, or a file. */
export type Field = { name: string; value: string | { fileName: string; type: string; bytes: Buffer } }

/** Headers that belong to the recorded connection; answers are read as they come, so none may be compressed. */
const CONNECTION_HEADERS = [
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'origin',
  'referer',
]

/**
 * The recorded request with other fields, in the place of the recorded ones.
 * @param replaced names of the fields that are left out of the recording; by default those that are given
 */
export function replayForm(
  sent: SentForm,
  fields: readonly Field[],
  { origin, replaced = fields.map(({ name }) => name) }: { origin: string; replaced?: readonly string[] },
): FormRequest {
  const boundary = `----replay${randomBytes(12).toString('hex')}`
  return {
    path: sent.path,
    headers: {
      ...withoutConnection(sent.headers),
      origin,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: writeMultipart(replaceFields(sent, fields, replaced), boundary),
  }
}

/** The recorded parts with other fields; the remaining parts keep their values and their order. */
function replaceFields(
  { parts, prefix }: SentForm,
  fields: readonly Field[],
  replaced: readonly string[],
): Part[] {
  const names = new Set(replaced.map((name) => prefix + name))
  const first = parts.findIndex(({ name }) => names.has(name))
  const own = fields.map(({ name, value }) => toPart(prefix + name, value))
  const kept = parts.filter(({ name }) => !names.has(name))
  const place = first === -1 ? 0 : parts.slice(0, first).filter((part) => kept.includes(part)).length
  return kept.toSpliced(place, 0, ...own)
}

function toPart(name: string, value: Field['value']): Part {
  if (typeof value === 'string') return { name, value: Buffer.from(value) }
  return { name, value: value.bytes, file: { name: value.fileName, type: value.type } }
}

function withoutConnection(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)))
}
