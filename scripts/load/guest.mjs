import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { KINDS } from './guests.mjs'
import { sendForm } from './site-forms.mjs'

/** Requests from a network address of its own, each on a connection of its own. */
export function requestFrom(address, siteUrl) {
  return (path, { method = 'GET', headers = {}, body, signal } = {}) => {
    return new Promise((resolve, reject) => {
      const request = http.request(new URL(path, siteUrl), {
        method,
        localAddress: address,
        agent: false,
        signal,
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
      })
      request.once('error', reject)
      request.once('response', (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.once('error', reject)
        response.once('aborted', () => reject(new Error('answer broke off')))
        response.once('end', () =>
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString('utf8') }),
        )
      })
      request.end(body)
    })
  }
}

/** A page that does not come is loaded again, as a person would. */
async function openPage(request, path, isOver) {
  for (;;) {
    const page = await request(path, { signal: AbortSignal.timeout(15_000) }).catch(() => null)
    if (page?.status === 200) return page.text
    if (isOver()) return null
    await wait(1_000)
  }
}

/**
 * One guest: opens the page, fills the form in, and presses the button again for as long as the page says that
 * nothing was sent or cannot say whether it was. A network fault leaves every value in place, so the very same
 * content is sent again.
 *
 * @param {object} options
 * @param {string} options.siteUrl
 * @param {Awaited<ReturnType<import('./recorded-forms.mjs').recordForms>>} options.recordings
 * @param {ReturnType<import('./guests.mjs').nextGuest>} options.guest
 * @param {ReturnType<import('./seeded.mjs').seeded>} options.random
 * @param {number} options.patienceMs how long the guest keeps trying
 * @returns {Promise<{ acknowledged: boolean, at?: string, scripts?: boolean, answer?: string, tries: number,
 *   ms: number, reasons: string[] }>} `at`, `scripts` and `answer` tell of the acknowledgement
 */
export async function visit({ siteUrl, recordings, guest, random, patienceMs }) {
  const { messages } = KINDS[guest.kind]
  const { kind, scripts, fields } = guest
  const sent = recordings[kind][scripts ? 'scripts' : 'plain']
  const request = requestFrom(guest.address, siteUrl)
  const started = Date.now()
  const isOver = () => Date.now() - started > patienceMs
  const reasons = []
  const isOpen = (await openPage(request, sent.path, isOver)) !== null
  const filledIn = Date.now()
  let tries = 0
  while (isOpen && !isOver()) {
    tries += 1
    const answer = await sendForm({ request, sent, fields, messages, scripts, origin: siteUrl })
    // "registered already" is thanks enough for whoever could not know whether the first try arrived
    const arrived = answer.kind === 'ok' || (answer.kind === 'duplicate' && tries > 1)
    if (arrived) {
      const at = new Date().toISOString()
      return {
        acknowledged: true,
        at,
        scripts,
        answer: answer.kind,
        tries,
        ms: Date.now() - filledIn,
        reasons,
      }
    }
    reasons.push(answer.reason ?? answer.kind)
    await wait(random.between(1_500, 4_000))
  }
  return { acknowledged: false, tries, ms: Date.now() - filledIn, reasons }
}
