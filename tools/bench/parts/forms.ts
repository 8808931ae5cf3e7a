import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import sv from '../../../messages/sv.json' with { type: 'json' }
import { launchBrowser } from '../../browser.ts'
import { withoutScripts } from '../../load/send-form.ts'
import { recordForm } from '../../replay/record-form.ts'
import { replayForm } from '../../replay/sent-form.ts'
import { siteForms } from '../../replay/site-forms.ts'
import { openPage } from '../lib/browser.ts'
import { percentile, table, verdict } from '../lib/figures.ts'
import { refuseCookies, watchPage } from '../lib/in-page.ts'
import type { WatchedBackend } from '../lib/watch-backend.ts'
import { withDeployment } from '../lib/with-deployment.ts'

export const title = 'Forms'

const LIMIT_MS = 15
const AT_ONCE = 50
/** Rounds and plain forms before those that count, so that the server has compiled what it runs. */
const WARM_UP = { rounds: 10, plain: 100 }
/** How long the page must have been quiet before the click. */
const QUIET_MS = 500
const INSERT_PATH = '/rest/v1/booking_inquiries'
const NOTIFICATION_PATH = '/functions/v1/send-notification-email'

/** Milliseconds from the click, or from the call. */
interface Times {
  /** Until the backend has answered the insert. */
  stored: number
  /** Until the guest sees the confirmation. */
  answered: number
}

interface Result {
  bare: Times[]
  plain: Times[]
  click: Times[]
  atOnce: { sent: number; stored: number; confirmed: number; time: number }
}

type Values = ReturnType<typeof inquiryValues>
/** Submits the inquiry without scripts; whether the page confirms it. */
type Submit = (values: Values) => Promise<boolean>

/** An inquiry from the click to the stored row, compared with a bare insert through the same interface. */
export async function run({ quick }: { quick: boolean }): Promise<Result> {
  const rounds = quick ? 20 : 100
  return withDeployment(async ({ backend, cache }) => {
    const browser = await launchBrowser()
    const result: Omit<Result, 'atOnce'> = { bare: [], plain: [], click: [] }
    try {
      const submit = await recordSubmit(browser, cache.origin)
      const submitPlain = () =>
        timeCall(backend, async (values) => {
          if (!(await submit(values))) throw new Error('The form was not accepted.')
        })
      for (let index = 0; index < WARM_UP.plain; index += 1) await submitPlain()
      for (let index = -WARM_UP.rounds; index < rounds; index += 1) {
        const { page, close } = await openInquiry(browser, cache.origin)
        const bare = await timeCall(backend, (values) => insertRow(backend, values), false)
        const plain = await submitPlain()
        const click = await timeClick(backend, page)
        await close()
        if (index < 0) continue
        result.bare.push(bare)
        result.plain.push(plain)
        result.click.push(click)
      }
      return { ...result, atOnce: await submitAtOnce(backend, submit) }
    } finally {
      await browser.close()
    }
  })
}

function inquiryValues() {
  return {
    name: 'Åsa Öberg',
    email: `${randomUUID()}@example.com`,
    phone: '070-174 06 35',
    participants: '12',
    checkIn: '2027-03-12',
    checkOut: '2027-03-14',
  }
}

function inquiryRow({ checkIn, checkOut, ...values }: Values) {
  return {
    ...values,
    check_in_date: checkIn,
    check_out_date: checkOut,
    category: 'other',
    form_type: 'private',
    request_spa: false,
    request_activity: false,
  }
}

async function recordSubmit(browser: Browser, origin: string): Promise<Submit> {
  const sent = await recordForm(browser, origin, siteForms.inquiry, false)
  return async (values) => {
    const fields = Object.entries({ category: 'other', ...values }).map(([name, value]) => ({ name, value }))
    const { path, headers, body } = replayForm(sent, fields, { origin })
    const response = await fetch(origin + path, { method: 'POST', body: Uint8Array.from(body), headers })
    return withoutScripts(await response.text()).includes(sv.inquiry.toast.sentTitle)
  }
}

/** Times one call; waits for its notification, because the backend answers one call at a time. */
async function timeCall(
  backend: WatchedBackend,
  call: (values: Values) => Promise<void>,
  isNotified = true,
): Promise<Times> {
  const values = inquiryValues()
  const started = performance.now()
  await call(values)
  const answered = performance.now() - started
  const stored = (await backend.answered(INSERT_PATH, values.email)) - started
  if (isNotified) await backend.answered(NOTIFICATION_PATH, values.email)
  return { stored, answered }
}

async function insertRow({ url, secretKey }: WatchedBackend, values: Values): Promise<void> {
  const response = await fetch(url + INSERT_PATH, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(inquiryRow(values)),
  })
  if (!response.ok) throw new Error(`The bare insert failed: ${await response.text()}`)
}

async function openInquiry(browser: Browser, origin: string) {
  const opened = await openPage(browser, { origin, phone: false })
  await opened.page.addInitScript(watchPage)
  await opened.page.addInitScript(refuseCookies)
  await opened.page.goto(origin + siteForms.inquiry.path, { waitUntil: 'networkidle' })
  return opened
}

async function timeClick(backend: WatchedBackend, page: Page): Promise<Times> {
  const values = inquiryValues()
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`${siteForms.inquiry.form} [name="${name}"]`).fill(value)
  }
  const button = page.getByRole('button', { name: sv.inquiry.submit })
  // scrolling there is not part of submitting
  await button.hover()
  await page.waitForFunction((quiet) => globalThis.isQuietFor(quiet), QUIET_MS)
  const offset = (await page.evaluate(startOfClock)) - startOfClock()
  await page.evaluate(watchSubmit, sv.inquiry.sent.title)
  await button.click()
  const { clicked, confirmed } = await page.evaluate(() => globalThis.submitTimes)
  const stored = await backend.answered(INSERT_PATH, values.email)
  await backend.answered(NOTIFICATION_PATH, values.email)
  return { stored: stored - (clicked + offset), answered: confirmed - clicked }
}

/** The moment at which `performance.now()` is 0, in ms since 1970; the wall clock has whole ms, so it waits for a tick. */
function startOfClock(): number {
  const before = Date.now()
  let now = before
  while (now === before) now = Date.now()
  return now - performance.now()
}

declare global {
  var submitTimes: Promise<{ clicked: number; confirmed: number }>
}

/** Runs in the page: sets `submitTimes` to the times of the next click and of the confirmation. */
function watchSubmit(confirmation: string): void {
  const form = document.getElementById('inquiry')!
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
  globalThis.submitTimes = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The form was not confirmed.')), 30_000)
    const observer = new MutationObserver(() => {
      if (form.textContent.includes(confirmation)) resolve({ clicked, confirmed: performance.now() })
    })
    observer.observe(form, { childList: true, subtree: true, characterData: true })
  })
}

async function submitAtOnce({ url, secretKey }: WatchedBackend, submit: Submit): Promise<Result['atOnce']> {
  const all = Array.from({ length: AT_ONCE }, inquiryValues)
  const started = performance.now()
  const confirmed = await Promise.all(all.map((values) => submit(values)))
  const time = performance.now() - started
  const filter = `in.(${all.map(({ email }) => `"${email}"`).join(',')})`
  const response = await fetch(`${url}${INSERT_PATH}?select=email&email=${encodeURIComponent(filter)}`, {
    headers: { apikey: secretKey },
  })
  const rows = (await response.json()) as unknown[]
  return { sent: all.length, time, stored: rows.length, confirmed: confirmed.filter(Boolean).length }
}

export function describe({ bare, plain, click, atOnce }: Result): string {
  const at = (times: Times[], share: number, moment: keyof Times) =>
    percentile(
      times.map((each) => each[moment]),
      share,
    )
  const row = (label: string, times: Times[]) => [
    label,
    times.length,
    ...(['stored', 'answered'] as const).flatMap((moment) =>
      [50, 95].map((share) => at(times, share, moment).toFixed(1)),
    ),
  ]
  const more = (times: Times[], share: number) => at(times, share, 'stored') - at(bare, share, 'stored')
  const compare = (label: string, times: Times[]) =>
    `${label} ${more(times, 50).toFixed(1)} ms more at p50 and ${more(times, 95).toFixed(1)} ms more at p95 (limit ${LIMIT_MS}: ${verdict(more(times, 95) <= LIMIT_MS)})`
  return [
    `Through the shipped deployment, on the embedded backend in memory; interleaved with bare inserts of the same row through the same interface of the database, each sent while the backend has nothing else to do, after ${WARM_UP.plain} forms to warm up. Stored: the backend has answered the insert, as seen between site and backend. Answered: the page shows its confirmation, or, without scripts, the whole page has arrived.`,
    table(
      ['', 'times', 'stored p50, ms', 'stored p95, ms', 'answered p50, ms', 'answered p95, ms'],
      [row('Bare insert', bare), row('Form without scripts', plain), row('Click in the browser', click)],
    ),
    `Until it is stored ${compare('the click takes', click)}, ${compare('the form without scripts', plain)}. ${atOnce.sent} at once: ${atOnce.stored} stored, ${atOnce.confirmed} confirmed, ${atOnce.time.toFixed(0)} ms for all (${verdict(atOnce.stored === atOnce.sent && atOnce.confirmed === atOnce.sent)}).`,
  ].join('\n\n')
}
