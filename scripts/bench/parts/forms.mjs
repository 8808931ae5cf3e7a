import { readFile } from 'node:fs/promises'
import { launchBrowser, openPage } from '../lib/browser.mjs'
import { INQUIRY_PATH, inquiryRow, inquiryValues, plainForm } from '../lib/inquiry.mjs'
import { percentile } from '../lib/stats.mjs'
import { table, verdict } from '../lib/table.mjs'
import { withDeployment } from '../lib/with-deployment.mjs'

/** An inquiry from the click to the stored row, beside a bare insert into the same database. */

export const title = 'Forms'

const ALLOWED_MS = 15
const AT_ONCE = 50

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  const [plainCount, clickCount] = quick ? [40, 10] : [150, 40]
  const { inquiry } = JSON.parse(await readFile('messages/sv.json', 'utf8'))
  return withDeployment(async ({ backend, cache }) => {
    const send = await plainForm(cache.origin)
    const insert = (values) => insertRow(backend, inquiryRow(values))
    for (let index = 0; index < 10; index += 1) {
      await insert(inquiryValues())
      await expectStored(await send(inquiryValues()), inquiry)
    }
    const bare = []
    const plain = []
    for (let index = 0; index < plainCount; index += 1) {
      bare.push(await timed(() => insert(inquiryValues())))
      let response
      plain.push(await timed(async () => void (response = await send(inquiryValues()))))
      await expectStored(response, inquiry)
    }
    const click = await measureClicks(cache.origin, clickCount, inquiry, async () => {
      bare.push(await timed(() => insert(inquiryValues())))
    })
    const atOnce = await sendAtOnce(backend, send)
    return { bare, plain, click, atOnce }
  })
}

async function timed(action) {
  const started = performance.now()
  await action()
  return performance.now() - started
}

async function insertRow({ url, secretKey }, row) {
  const response = await fetch(`${url}/rest/v1/booking_inquiries`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(row),
  })
  if (!response.ok) throw new Error(`The bare insert failed: ${await response.text()}`)
}

async function expectStored(response, { toast }) {
  const html = await response.text()
  if (!html.includes(toast.sentTitle)) throw new Error(`The form was not taken (${response.status})`)
}

/** In a browser: from the click on the button until the answer is there, which comes after the row is stored. */
async function measureClicks(origin, count, { submit, toast }, between) {
  const browser = await launchBrowser()
  const times = []
  try {
    for (let index = 0; index < count; index += 1) {
      const { page, close } = await openPage(browser, { origin, phone: false })
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
      await page.goto(origin + INQUIRY_PATH, { waitUntil: 'networkidle' })
      for (const [name, value] of Object.entries(inquiryValues())) {
        await page.locator(`#inquiry [name="${name}"]`).fill(value)
      }
      await page.evaluate(() => {
        addEventListener('click', ({ timeStamp }) => (globalThis.clickedAt = timeStamp), { capture: true })
      })
      await page.getByRole('button', { name: submit }).click()
      await page.getByText(toast.sentTitle).first().waitFor()
      // the words may be there before the answer has ended, of which the entry tells
      const ended = await page.waitForFunction(answerTime, INQUIRY_PATH)
      times.push(await ended.jsonValue())
      await close()
      await between()
    }
  } finally {
    await browser.close()
  }
  return times
}

/** Runs in the page: milliseconds from the click to the end of the form's answer, once it has ended. */
function answerTime(path) {
  const answer = performance
    .getEntriesByType('resource')
    .find(
      ({ initiatorType, startTime, name }) =>
        initiatorType === 'fetch' &&
        startTime >= globalThis.clickedAt &&
        new URL(name).pathname === path &&
        !name.includes('_rsc'),
    )
  return answer && answer.responseEnd - globalThis.clickedAt
}

async function sendAtOnce({ url, secretKey }, send) {
  const all = Array.from({ length: AT_ONCE }, inquiryValues)
  const started = performance.now()
  const answers = await Promise.all(all.map((values) => send(values)))
  const took = performance.now() - started
  const asked = `in.(${all.map(({ email }) => `"${email}"`).join(',')})`
  const response = await fetch(
    `${url}/rest/v1/booking_inquiries?select=email&email=${encodeURIComponent(asked)}`,
    { headers: { apikey: secretKey } },
  )
  const rows = await response.json()
  return { sent: all.length, took, stored: rows.length, failed: answers.filter(({ ok }) => !ok).length }
}

export function describe({ bare, plain, click, atOnce }) {
  const row = (label, times) => [
    label,
    times.length,
    percentile(times, 50).toFixed(1),
    percentile(times, 95).toFixed(1),
  ]
  const more = percentile(click, 95) - percentile(bare, 95)
  const morePlain = percentile(plain, 95) - percentile(bare, 95)
  return [
    'Through the shipped deployment, on the embedded backend in memory; in turns with bare inserts of the same row through the same interface of the database. The time of a click ends when the answer is there, which is after the row is stored.',
    table(
      ['', 'times', 'p50, ms', 'p95, ms'],
      [
        row('Bare insert', bare),
        row('Form without scripts, sent and answered', plain),
        row('Click in the browser until the answer', click),
      ],
    ),
    `At p95 the click takes ${more.toFixed(1)} ms more than the bare insert (limit ${ALLOWED_MS}: ${verdict(more <= ALLOWED_MS)}), the form without scripts ${morePlain.toFixed(1)} ms more. ${atOnce.sent} at once: ${atOnce.stored} stored, ${atOnce.failed} errors, ${atOnce.took.toFixed(0)} ms for all (${verdict(atOnce.stored === atOnce.sent && atOnce.failed === 0)}).`,
  ].join('\n\n')
}
