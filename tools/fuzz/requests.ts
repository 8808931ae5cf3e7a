import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import type { Part } from '../replay/multipart.ts'
import { replayForm, type SentForm } from '../replay/sent-form.ts'
import { siteForms } from '../replay/site-forms.ts'
import { form, type GeneratedForm } from './forms'
import type { FuzzedSite } from './site'
import { text } from './texts'

/** A request as it is sent over the network. */
export type WireRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

/** How a form is sent: by a script or as a plain form, and with which fault. */
type Envelope = {
  way: 'scripts' | 'plain'
  fault: Fault
  /** Where the fault is, as a share of the body. */
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
type Fault = (typeof faults)[number]

const envelope: fc.Arbitrary<Envelope> = fc.record({
  way: fc.constantFrom('scripts', 'scripts', 'plain'),
  fault: fc.constantFrom(...faults),
  where: fc.double({ min: 0, max: 1, noNaN: true }),
  address: fc.ipV4(),
  language: fc.constantFrom('', 'sv', 'en', '%', '__proto__'),
  noise: text,
})

export type Target = Pick<FuzzedSite, 'recordings' | 'origin'>

export type Submission = GeneratedForm & Envelope
export const submission: fc.Arbitrary<Submission> = fc
  .tuple(form, envelope)
  .map(([generated, wrapped]) => ({ ...generated, ...wrapped }))

/** The request of a submission, with its fault. */
export function toRequest(submission: Submission, { recordings, origin }: Target): WireRequest {
  const { kind, way, fault, where, address, language, noise, fields } = submission
  const sent = breakCall(recordings[kind][way], fault, noise)
  const replaced = [...Object.keys(siteForms[kind].values), ...fields.map(({ name }) => name)]
  const replayed = replayForm(sent, fields, { origin, replaced })

  let body = replayed.body
  if (fault === 'cut') body = body.subarray(0, Math.floor(body.length * where))
  if (fault === 'no-end') body = body.subarray(0, -4)
  if (fault === 'bytes') body.set(randomBytes(3), Math.floor(where * Math.max(0, body.length - 3)))
  const headers: Record<string, string> = {
    ...replayed.headers,
    'content-length': String(body.length),
    'x-forwarded-for': address,
  }
  if (fault === 'wrong-boundary') headers['content-type'] = 'multipart/form-data; boundary=other'
  if (fault === 'no-boundary') headers['content-type'] = 'multipart/form-data'
  if (fault === 'wrong-type') headers['content-type'] = where < 0.5 ? 'text/plain' : 'application/json'
  if (fault === 'foreign-origin') headers.origin = where < 0.5 ? 'null' : 'https://evil.example'
  if (fault === 'odd-headers') Object.assign(headers, oddHeaders(noise))
  if (fault === 'no-length') delete headers['content-length']
  if (language) headers.cookie = `language=${language}`
  const elsewhere = ['/', '/relax', '/nope', '/blog/1', '/api/nope', '/pictures/x', '/food-event/x'] as const
  const path = fault === 'wrong-page' ? elsewhere[Math.floor(where * 6.99)]! : replayed.path
  return { method: 'POST', path, headers, body }
}

/** Headers that browsers send with any form; the others name the server action. */
const COMMON_HEADERS =
  /^(?:accept|cache|connection|content|cookie|host|origin|pragma|referer|sec|upgrade|user-agent)/

/** Leaves out or replaces what the framework added to the form. */
function breakCall(sent: SentForm, fault: Fault, noise: string): SentForm {
  const isField = (name: string) => sent.prefix !== '' && name.startsWith(sent.prefix)
  const own = ({ name }: Part) => isField(name) || siteFieldNames.has(name)
  if (fault === 'no-call') return { ...sent, parts: sent.parts.filter(own) }
  if (fault === 'wrong-call') {
    const value = Buffer.from(noise)
    return { ...sent, parts: sent.parts.map((part) => (own(part) ? part : { ...part, value })) }
  }
  if (fault === 'wrong-action') {
    const headers = Object.entries(sent.headers).map(([name, value]) => [
      name,
      COMMON_HEADERS.test(name) ? value : odd(noise) || '0'.repeat(42),
    ])
    return { ...sent, headers: Object.fromEntries(headers) as Record<string, string> }
  }
  return sent
}

const siteFieldNames = new Set(Object.values(siteForms).flatMap(({ values }) => Object.keys(values)))

/** The part of a text that a header may hold. */
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
