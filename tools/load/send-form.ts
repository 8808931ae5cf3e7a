import { replayForm, type Field, type SentForm } from '../replay/sent-form.ts'

/** Longer than the server waits for its backend; the page itself waits 90 s. */
const TIMEOUT_MS = 45_000

/** Texts by which the outcome is known on a page without scripts. */
export interface Messages {
  success: string
  failed: string
  duplicate?: string
}

/** `refused`: the page says that nothing was stored; `lost`: it is not known whether it was. */
export type Outcome = { kind: 'ok' | 'duplicate' } | { kind: 'refused' | 'lost'; reason: string }

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  signal?: AbortSignal
}
export type Request = (path: string, options?: RequestOptions) => Promise<{ status: number; text: string }>

/** The server action's result, which stands in the answer as JSON. */
function readResult(text: string): Outcome {
  if (text.includes('"ok":true')) return { kind: 'ok' }
  if (!text.includes('"ok":false')) return { kind: 'lost', reason: 'no result' }
  const formError = /"formError":"(\w+)"/.exec(text)?.[1]
  if (formError === 'newsletterDuplicate') return { kind: 'duplicate' }
  return { kind: 'refused', reason: formError ?? 'fields' }
}

/** A page without its scripts, in which the texts of every outcome stand. */
export const withoutScripts = (html: string): string => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')

function readPage(html: string, messages: Messages): Outcome {
  const shown = withoutScripts(html)
  if (shown.includes(messages.success)) return { kind: 'ok' }
  if (messages.duplicate && shown.includes(messages.duplicate)) return { kind: 'duplicate' }
  if (shown.includes(messages.failed)) return { kind: 'refused', reason: 'said on the page' }
  return { kind: 'lost', reason: 'a page without an outcome' }
}

interface Submission {
  request: Request
  sent: SentForm
  fields: readonly Field[]
  messages: Messages
  /** Whether the recorded browser ran scripts. */
  scripts: boolean
  origin: string
}

/** Sends a recorded form with other values. */
export async function sendForm({
  request,
  sent,
  fields,
  messages,
  scripts,
  origin,
}: Submission): Promise<Outcome> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { path, headers, body } = replayForm(sent, fields, { origin })
  try {
    const { status, text } = await request(path, { method: 'POST', headers, body, signal })
    if (status !== 200) return { kind: 'lost', reason: `status ${status}` }
    return scripts ? readResult(text) : readPage(text, messages)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return { kind: 'lost', reason: code ?? name }
  }
}
