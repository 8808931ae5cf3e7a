import { replayForm } from '../../tools/replay/sent-form.ts'

/** Longer than the server waits for its backend; the page itself waits 90 s. */
const TIMEOUT_MS = 45_000

/**
 * @typedef {{ kind: 'ok' } | { kind: 'duplicate' } | { kind: 'refused', reason: string } | { kind: 'lost', reason: string }} Answer
 *   `refused`: the page says that it was not sent; `lost`: nobody can say whether it was
 */

/** The action's result as JSON, wherever it stands in an answer to a page with scripts. */
function judgeResult(text) {
  if (text.includes('"ok":true')) return { kind: 'ok' }
  if (!text.includes('"ok":false')) return { kind: 'lost', reason: 'no result' }
  const [, formError] = /"formError":"(\w+)"/.exec(text) ?? []
  if (formError === 'newsletterDuplicate') return { kind: 'duplicate' }
  return { kind: 'refused', reason: formError ?? 'fields' }
}

/** A page without its scripts, in which the texts of every answer stand. */
export const withoutScripts = (html) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')

/** What a page without scripts shows, found by the page's own texts. */
function judgePage(html, messages) {
  const shown = withoutScripts(html)
  if (shown.includes(messages.thanks)) return { kind: 'ok' }
  if (messages.duplicate && shown.includes(messages.duplicate)) return { kind: 'duplicate' }
  if (shown.includes(messages.failed)) return { kind: 'refused', reason: 'said on the page' }
  return { kind: 'lost', reason: 'a page without an answer' }
}

/**
 * Sends one form as a browser sent it, with other values.
 * @param {object} options
 * @param {(path: string, init?: object) => Promise<{ status: number, text: string }>} options.request
 * @param {import('../../tools/replay/sent-form.ts').SentForm} options.sent
 * @param {import('../../tools/replay/sent-form.ts').Field[]} options.fields
 * @param {{ thanks: string, failed: string, duplicate?: string }} options.messages
 * @param {boolean} options.scripts whether the recorded browser ran scripts
 * @param {string} options.origin
 * @returns {Promise<Answer>}
 */
export async function sendForm({ request, sent, fields, messages, scripts, origin }) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const { path, headers, body } = replayForm(sent, fields, { origin })
  try {
    const { status, text } = await request(path, { method: 'POST', headers, body, signal })
    if (status !== 200) return { kind: 'lost', reason: `status ${status}` }
    return scripts ? judgeResult(text) : judgePage(text, messages)
  } catch (error) {
    return { kind: 'lost', reason: error.cause?.code ?? error.name }
  }
}
