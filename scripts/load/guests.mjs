import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../site-process.ts'

/**
 * What the load's guests send: each form with what the page answers, the table that it fills and the notification that
 * follows. Keys are those of the recorded forms.
 */

const sv = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'messages/sv.json'), 'utf8'))
const { errors } = sv.forms

export const KINDS = {
  inquiry: {
    weight: 50,
    table: 'booking_inquiries',
    notification: 'booking',
    messages: { thanks: sv.inquiry.toast.sentTitle, failed: errors.inquiryNotSent },
    values: (name) => ({ name }),
  },
  'lost-and-found': {
    weight: 20,
    table: 'lost_and_found',
    notification: 'lost_found',
    messages: { thanks: sv.lostAndFound.thanks.text, failed: errors.lostAndFoundNotSent },
    values: (name) => ({ name }),
  },
  'job-application': {
    weight: 10,
    table: 'job_applications',
    notification: 'job_application',
    messages: { thanks: sv.jobApplication.sent, failed: errors.tryAgain },
    values: (name) => ({ name, cv: pdfOf(name) }),
  },
  // The footer's sign-up; the hotel is told of those in the pop-up alone.
  newsletter: {
    weight: 20,
    table: 'newsletter_subscriptions',
    notification: null,
    messages: {
      thanks: sv.newsletter.thanks,
      duplicate: errors.newsletterDuplicate,
      failed: errors.tryAgain,
    },
    values: () => ({}),
  },
}

/** Enough bytes for an upload to be killed in the middle. */
function pdfOf(name) {
  const filling = `% ${name}\n`.repeat(8_000)
  const text = `%PDF-1.4\n${filling}1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`
  return { fileName: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from(text) }
}

/** A form, as often as its weight says. */
const anyKind = (random) =>
  random.weighted(Object.fromEntries(Object.entries(KINDS).map(([name, { weight }]) => [name, weight])))

/**
 * @param {ReturnType<import('./seeded.mjs').seeded>} random
 * @param {keyof typeof KINDS} [kind]
 * @returns {{ kind: keyof typeof KINDS, email: string, scripts: boolean, address: string,
 *   fields: import('../../tools/replay/sent-form.ts').Field[] }} a guest with an e-mail address and a network address of
 *   their own, and what they send
 */
export function nextGuest(random, kind = anyKind(random)) {
  const email = `${kind.toLowerCase()}-${random.token(6)}-${randomUUID()}@example.com`
  const values = { ...KINDS[kind].values(`Gäst ${random.token(8)}`), email, website: '', startedAt: '' }
  const part = () => Math.floor(random.between(1, 255))
  return {
    kind,
    email,
    scripts: random.between(0, 1) < 0.7,
    // All of 127.0.0.0/8 is this machine, on Linux: the limit by address stands as in production.
    address: process.platform === 'linux' ? `127.${part()}.${part()}.${part()}` : '127.0.0.1',
    fields: Object.entries(values).map(([name, value]) => ({ name, value })),
  }
}
