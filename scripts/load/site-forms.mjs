import { bodyWithoutScripts, withoutScripts } from '../local/page-form.mjs'

/**
 * The site's forms as a browser speaks to them: sent as the page's scripts send them or as a browser without scripts
 * does, and the answer read back.
 */

/** Longer than the server waits for its backend; the page itself waits 90 s (lib/forms/send.ts). */
const PATIENCE_MS = 45_000

/**
 * @typedef {{ kind: 'ok' } | { kind: 'duplicate' } | { kind: 'refused', reason: string } | { kind: 'lost', reason: string }} Answer
 *   `refused`: the page says that it was not sent; `lost`: nobody can say whether it was
 */

/** The call's arguments, `(null, formData)`, in React's encoding. */
function bodyWithScripts(values) {
  const body = new FormData()
  for (const [name, value] of values) body.append(`_1_${name}`, value)
  body.append('0', '[null,"$K1"]')
  return body
}

/** The action's result in an answer to a page with scripts. */
function readResult(text) {
  for (const line of text.split('\n')) {
    const [, json] = /^[0-9a-f]+:(\{"ok":.*\})$/.exec(line) ?? []
    if (json !== undefined) return JSON.parse(json)
  }
  return undefined
}

function judge(result) {
  if (result === undefined) return { kind: 'lost', reason: 'no result' }
  if (result.ok) return { kind: 'ok' }
  if (result.formError === 'newsletterDuplicate') return { kind: 'duplicate' }
  return { kind: 'refused', reason: result.formError ?? JSON.stringify(result.fieldErrors) }
}

/** What a page without scripts shows, found by the words of the page itself. */
function judgePage(html, words) {
  const shown = withoutScripts(html)
  if (shown.includes(words.thanks)) return { kind: 'ok' }
  if (words.duplicate && shown.includes(words.duplicate)) return { kind: 'duplicate' }
  if (shown.includes(words.failed)) return { kind: 'refused', reason: 'said on the page' }
  return { kind: 'lost', reason: 'a page without an answer' }
}

/**
 * Sends one form.
 * @param {object} options
 * @param {(path: string, init?: RequestInit) => Promise<{ status: number, text: string }>} options.request
 * @param {{ path: string, formId: string, words: object, upload?: string }} options.site the form's place
 * @param {{ hidden: string[][], actionId: string }} options.form as read
 * @param {FormData} options.values
 * @param {boolean} options.scripts whether the browser runs scripts
 * @returns {Promise<Answer>}
 */
export async function sendForm({ request, site, form, values, scripts }) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    if (scripts && site.upload) {
      const { status, text } = await request(site.upload, { method: 'POST', body: values, signal })
      return status === 200 ? judge(JSON.parse(text)) : { kind: 'lost', reason: `status ${status}` }
    }
    if (scripts) {
      const headers = { 'next-action': form.actionId, accept: 'text/x-component' }
      const body = bodyWithScripts(values)
      const { status, text } = await request(site.path, { method: 'POST', headers, body, signal })
      return status === 200 ? judge(readResult(text)) : { kind: 'lost', reason: `status ${status}` }
    }
    const body = bodyWithoutScripts(form, values)
    const { status, text } = await request(site.path, { method: 'POST', body, signal })
    return status === 200 ? judgePage(text, site.words) : { kind: 'lost', reason: `status ${status}` }
  } catch (error) {
    return { kind: 'lost', reason: error.cause?.code ?? error.name }
  }
}
