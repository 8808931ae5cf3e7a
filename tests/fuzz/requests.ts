import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { form, type Field, type FormKind, type GeneratedForm } from './forms'
import { text } from './texts'

/** A request as it goes over the wire. */
export type WireRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

/** How a form travels: by a script, as a plain form, to the interface for applications, or spoilt on the way. */
export type Envelope = {
  way: 'script' | 'plain' | 'interface'
  fault: Fault
  /** Where a fault strikes, as a share of the body. */
  where: number
  address: string
  language: string
  noise: string
}
const faults = [
  ...['none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none'],
  ...[
    'cut',
    'no-end',
    'wrong-boundary',
    'no-boundary',
    'wrong-type',
    'wrong-action',
    'wrong-call',
    'no-call',
  ],
  ...['bytes', 'no-length', 'wrong-page', 'foreign-origin', 'odd-headers'],
] as const
export type Fault = (typeof faults)[number]

const envelope: fc.Arbitrary<Envelope> = fc.record({
  way: fc.constantFrom('script', 'script', 'plain', 'interface'),
  fault: fc.constantFrom(...faults),
  where: fc.double({ min: 0, max: 1, noNaN: true }),
  address: fc.ipV4(),
  language: fc.constantFrom('', 'sv', 'en', '%', '__proto__'),
  noise: text,
})

export type Submission = GeneratedForm & Envelope
export const submission: fc.Arbitrary<Submission> = fc
  .tuple(form, envelope)
  .map(([generated, wrapped]) => ({ ...generated, ...wrapped }))

const PAGES: Record<FormKind, { path: string; action: string }> = {
  inquiry: { path: '/booking-inquiry', action: 'sendInquiry' },
  'lost-and-found': { path: '/kvarglomt', action: 'sendLostAndFound' },
  'job-application': { path: '/lediga-jobb', action: 'sendApplication' },
  newsletter: { path: '/', action: 'subscribeInFooter' },
}

/** The bytes of a submission, with its fault. */
export function toRequest(submission: Submission, actionIds: Readonly<Record<string, string>>): WireRequest {
  const { kind, way, fault, where, address, language, noise } = submission
  const page = PAGES[kind]
  const id = fault === 'wrong-action' ? odd(noise) || '0'.repeat(42) : (actionIds[page.action] ?? '')
  const boundary = `----fuzz${randomBytes(6).toString('hex')}`
  const viaInterface = way === 'interface' && kind === 'job-application'
  const fields = viaInterface ? submission.fields : wrap(submission, way === 'script', id)

  let body = multipart(fields, boundary)
  if (fault === 'cut') body = body.subarray(0, Math.floor(body.length * where))
  if (fault === 'no-end') body = body.subarray(0, -4)
  if (fault === 'bytes') body.set(randomBytes(3), Math.floor(where * Math.max(0, body.length - 3)))
  const headers: Record<string, string> = {
    'content-type': `multipart/form-data; boundary=${fault === 'wrong-boundary' ? 'other' : boundary}`,
    'content-length': String(body.length),
    'x-forwarded-for': address,
  }
  if (fault === 'no-boundary') headers['content-type'] = 'multipart/form-data'
  if (fault === 'wrong-type') headers['content-type'] = where < 0.5 ? 'text/plain' : 'application/json'
  if (fault === 'foreign-origin') headers.origin = where < 0.5 ? 'null' : 'https://evil.example'
  if (fault === 'odd-headers') Object.assign(headers, oddHeaders(noise))
  if (fault === 'no-length') delete headers['content-length']
  if (language) headers.cookie = `language=${language}`
  if (way === 'script') headers['next-action'] = id
  const elsewhere = ['/', '/relax', '/nope', '/blog/1', '/api/nope', '/pictures/x', '/food-event/x'] as const
  const path = fault === 'wrong-page' ? elsewhere[Math.floor(where * 6.99)]! : page.path
  return { method: 'POST', path: viaInterface ? '/api/job-applications' : path, headers, body }
}

/** The framework's own fields around a form's, or something like them. */
function wrap({ fields, fault, noise }: Submission, byScript: boolean, id: string): Field[] {
  if (fault === 'no-call') return fields
  if (byScript) {
    const call = fault === 'wrong-call' ? noise : '[null,"$K1"]'
    return [...fields.map((field) => ({ ...field, name: `_1_${field.name}` })), { name: '0', value: call }]
  }
  return [
    { name: '$ACTION_REF_1', value: '' },
    { name: '$ACTION_1:0', value: JSON.stringify({ id, bound: '$@1' }) },
    { name: '$ACTION_1:1', value: fault === 'wrong-call' ? noise : '[null]' },
    { name: '$ACTION_KEY', value: 'p#fuzz' },
    ...fields,
  ]
}

function multipart(fields: readonly Field[], boundary: string): Buffer {
  const parts = fields.map(({ name, value }) => {
    const isText = typeof value === 'string'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"`
    const more = isText ? '' : `; filename="${quote(value.fileName)}"\r\nContent-Type: ${odd(value.type)}`
    const content = isText ? Buffer.from(value.replaceAll(`--${boundary}`, '')) : value.bytes
    return Buffer.concat([Buffer.from(`${head}${more}\r\n\r\n`), content, Buffer.from('\r\n')])
  })
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** As browsers write names into a form: line breaks and quotation marks escaped. */
const quote = (name: string) => name.replace(/["\r\n]/g, (character) => encodeURIComponent(character))

/** What a header may carry of a text. */
const odd = (value: string) => value.replace(/[^\x21-\x7e]/g, '').slice(0, 200)

function oddHeaders(noise: string): Record<string, string> {
  return {
    'x-request-id': odd(noise) || 'x',
    'x-forwarded-proto': odd(noise) || 'https',
    'next-router-state-tree': odd(noise) || '[]',
    rsc: '1',
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-missing-path': odd(noise) || '/x',
  }
}
