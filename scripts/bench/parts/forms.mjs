import { readFile } from 'node:fs/promises'
import { withoutScripts } from '../../load/site-forms.mjs'
import { launchBrowser, openPage } from '../lib/browser.mjs'
import { INQUIRY_PATH, inquiryRow, inquiryValues, plainForm } from '../lib/inquiry.mjs'
import { percentile } from '../lib/stats.mjs'
import { table, verdict } from '../lib/table.mjs'
import { watchBackend } from '../lib/watch-backend.mjs'
import { watchPage } from '../lib/watch-page.mjs'
import { withDeployment } from '../lib/with-deployment.mjs'

/**
 * An inquiry from the click to the stored row, beside a bare insert through the same interface of the database.
 *
 * @typedef {object} Times ms from the click, or from the call
 * @property {number} stored until the backend has answered the insert
 * @property {number} answered until the sender knows
 */

export const title = 'Forms'

const ALLOWED_MS = 15
const AT_ONCE = 50
/** Rounds and plain forms before those that count: a server that has been running has compiled what it runs. */
const WARM_UP = { rounds: 10, plain: 100 }
/** How long the page must have been quiet before the click. */
const QUIET_MS = 500
const INSERT_PATH = '/rest/v1/booking_inquiries'
const NOTIFICATION_PATH = '/functions/v1/send-notification-email'

/** @param {{ quick: boolean }} options */
export async function run({ quick }) {
  const rounds = quick ? 20 : 100
  const { inquiry: words } = JSON.parse(await readFile('messages/sv.json', 'utf8'))
  return withDeployment(
    async ({ backend, cache }) => {
      const browser = await launchBrowser()
      const send = await plainForm(browser, cache.origin)
      const isThanked = async (values) =>
        withoutScripts(await (await send(values)).text()).includes(words.toast.sentTitle)
      const sendPlain = () =>
        timeCall(backend, async (values) => {
          if (!(await isThanked(values))) throw new Error('The form was not taken')
        })
      const times = { bare: [], plain: [], click: [] }
      try {
        for (let index = 0; index < WARM_UP.plain; index += 1) await sendPlain()
        for (let index = -WARM_UP.rounds; index < rounds; index += 1) {
          const guest = await openInquiry(browser, cache.origin)
          const round = {
            bare: await timeCall(backend, (values) => insertRow(backend, values), false),
            plain: await sendPlain(),
            click: await timeClick(backend, guest, words),
          }
          await guest.close()
          if (index >= 0) for (const [name, each] of Object.entries(round)) times[name].push(each)
        }
      } finally {
        await browser.close()
      }
      return { ...times, atOnce: await sendAtOnce(backend, isThanked) }
    },
    { putBefore: watchBackend },
  )
}

/**
 * Times one call, and lets its notification end before the next: the backend answers one call at a time.
 * @returns {Promise<Times>}
 */
async function timeCall(backend, call, isNotified = true) {
  const values = inquiryValues()
  const started = performance.now()
  await call(values)
  const answered = performance.now() - started
  const stored = (await backend.answered(INSERT_PATH, values.email)) - started
  if (isNotified) await backend.answered(NOTIFICATION_PATH, values.email)
  return { stored, answered }
}

async function insertRow({ url, secretKey }, values) {
  const response = await fetch(url + INSERT_PATH, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(inquiryRow(values)),
  })
  if (!response.ok) throw new Error(`The bare insert failed: ${await response.text()}`)
}

async function openInquiry(browser, origin) {
  const guest = await openPage(browser, { origin, phone: false })
  await guest.page.addInitScript(watchPage)
  await guest.page.addInitScript(() => localStorage.setItem('cookieConsent', 'false'))
  await guest.page.goto(origin + INQUIRY_PATH, { waitUntil: 'networkidle' })
  return guest
}

/**
 * Fills the form in and clicks.
 * @returns {Promise<Times>}
 */
async function timeClick(backend, { page }, { submit, sent }) {
  const values = inquiryValues()
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#inquiry [name="${name}"]`).fill(value)
  }
  await page.evaluate(`globalThis.startOfClock = ${startOfClock}`)
  await page.evaluate(watchThanks, sent.title)
  const button = page.getByRole('button', { name: submit })
  // what scrolling there sets off is not part of sending
  await button.hover()
  await page.waitForFunction((quiet) => globalThis.isQuietFor(quiet), QUIET_MS)
  await button.click()
  const moments = await page.waitForFunction(
    () => globalThis.thankedAt && [globalThis.clickedAt, globalThis.thankedAt],
  )
  const [clickedAt, thankedAt] = await moments.jsonValue()
  // the page's clock counts from another moment
  const clicked = clickedAt - startOfClock()
  const stored = await backend.answered(INSERT_PATH, values.email)
  await backend.answered(NOTIFICATION_PATH, values.email)
  return { stored: stored - clicked, answered: thankedAt - clickedAt }
}

/** The moment from which `performance.now()` counts, in ms since 1970; taken when the wall clock, which has whole ms, ticks. */
function startOfClock() {
  const before = Date.now()
  let now = before
  while (now === before) now = Date.now()
  return now - performance.now()
}

/** Runs in the page: notes the moments of the click and of the form's thanks, in ms since 1970. */
function watchThanks(words) {
  const form = document.getElementById('inquiry')
  const start = globalThis.startOfClock()
  const noteClick = ({ timeStamp }) => {
    globalThis.clickedAt = start + timeStamp
  }
  addEventListener('click', noteClick, { capture: true, once: true })
  const observer = new MutationObserver(() => {
    if (form.textContent.includes(words)) globalThis.thankedAt ??= start + performance.now()
  })
  observer.observe(form, { childList: true, subtree: true, characterData: true })
}

async function sendAtOnce({ url, secretKey }, isThanked) {
  const all = Array.from({ length: AT_ONCE }, inquiryValues)
  const started = performance.now()
  const thanked = await Promise.all(all.map((values) => isThanked(values)))
  const took = performance.now() - started
  const asked = `in.(${all.map(({ email }) => `"${email}"`).join(',')})`
  const response = await fetch(`${url}${INSERT_PATH}?select=email&email=${encodeURIComponent(asked)}`, {
    headers: { apikey: secretKey },
  })
  const rows = await response.json()
  return { sent: all.length, took, stored: rows.length, thanked: thanked.filter(Boolean).length }
}

export function describe({ bare, plain, click, atOnce }) {
  const at = (times, share, moment) =>
    percentile(
      times.map((each) => each[moment]),
      share,
    )
  const row = (label, times) => [
    label,
    times.length,
    ...['stored', 'answered'].flatMap((moment) =>
      [50, 95].map((share) => at(times, share, moment).toFixed(1)),
    ),
  ]
  const more = (times, share) => at(times, share, 'stored') - at(bare, share, 'stored')
  const compare = (label, times) =>
    `${label} ${more(times, 50).toFixed(1)} ms more at p50 and ${more(times, 95).toFixed(1)} ms more at p95 (limit ${ALLOWED_MS}: ${verdict(more(times, 95) <= ALLOWED_MS)})`
  return [
    `Through the shipped deployment, on the embedded backend in memory; in turns with bare inserts of the same row through the same interface of the database, each sent when the backend has nothing else to do, after ${WARM_UP.plain} forms to warm up. Stored is the moment in which the backend has answered the insert, seen between site and backend; answered is when the sender knows: the page shows its thanks, or the whole page for a guest without scripts has come.`,
    table(
      ['', 'times', 'stored p50, ms', 'stored p95, ms', 'answered p50, ms', 'answered p95, ms'],
      [row('Bare insert', bare), row('Form without scripts', plain), row('Click in the browser', click)],
    ),
    `Until it is stored ${compare('the click takes', click)}, ${compare('the form without scripts', plain)}. ${atOnce.sent} at once: ${atOnce.stored} stored, ${atOnce.thanked} thanked, ${atOnce.took.toFixed(0)} ms for all (${verdict(atOnce.stored === atOnce.sent && atOnce.thanked === atOnce.sent)}).`,
  ].join('\n\n')
}
