import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '../site-process.mjs'

/**
 * What the load's guests send: each form with where it stands, what a page without scripts says, the table that it
 * fills and the notification that follows.
 */

const sv = JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'messages/sv.json'), 'utf8'))
const { errors } = sv.forms

export const KINDS = {
  inquiry: {
    weight: 50,
    path: '/booking-inquiry',
    formId: 'inquiry',
    table: 'booking_inquiries',
    notification: 'booking',
    words: { thanks: sv.inquiry.toast.sentTitle, failed: errors.inquiryNotSent },
    values: (name) => ({
      formType: 'private',
      category: 'weekend',
      name,
      phone: '070-123 45 67',
      participants: '2',
      checkIn: '2027-03-12',
      checkOut: '2027-03-14',
    }),
  },
  lostAndFound: {
    weight: 20,
    path: '/kvarglomt',
    formId: 'lost-and-found',
    table: 'lost_and_found',
    notification: 'lost_found',
    words: { thanks: sv.lostAndFound.thanks.text, failed: errors.lostAndFoundNotSent },
    values: (name) => ({
      name,
      address: 'Storgatan 1',
      zipCode: '93500',
      city: 'Norsjö',
      phone: '070-123 45 67',
      arrivalDate: '2026-01-03',
      departureDate: '2026-01-05',
      itemDescription: 'En grå mössa',
      acceptTerms: 'on',
    }),
  },
  application: {
    weight: 10,
    path: '/lediga-jobb',
    formId: 'apply',
    upload: '/api/job-applications',
    table: 'job_applications',
    notification: 'job_application',
    words: { thanks: sv.jobApplication.sent, failed: errors.tryAgain },
    values: (name) => ({ job: 'cleaner', name, message: 'Hej!', cv: pdfOf(name) }),
  },
  // The footer's sign-up; by the specification the hotel is told of those in the pop-up alone.
  newsletter: {
    weight: 20,
    path: '/relax',
    formId: 'newsletter',
    table: 'newsletter_subscriptions',
    notification: null,
    words: {
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
  return new File([`%PDF-1.4\n${filling}1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`], 'cv.pdf', {
    type: 'application/pdf',
  })
}

/** A form, as often as its weight says. */
const anyKind = (random) =>
  random.weighted(Object.fromEntries(Object.entries(KINDS).map(([name, { weight }]) => [name, weight])))

/**
 * @param {ReturnType<import('./seeded.mjs').seeded>} random
 * @param {keyof typeof KINDS} [kind]
 * @returns {{ kind: keyof typeof KINDS, email: string, scripts: boolean, address: string, values: FormData }} a guest
 *   with an e-mail address and a network address of their own, and what they send
 */
export function nextGuest(random, kind = anyKind(random)) {
  const email = `${kind.toLowerCase()}-${random.token(6)}-${randomUUID()}@example.com`
  const values = new FormData()
  const entries = { ...KINDS[kind].values(`Gäst ${random.token(8)}`), email, website: '', startedAt: '' }
  for (const [name, value] of Object.entries(entries)) values.append(name, value)
  const part = () => Math.floor(random.between(1, 255))
  return {
    kind,
    email,
    scripts: random.between(0, 1) < 0.7,
    // All of 127.0.0.0/8 is this machine, on Linux: the limit by address stands as in production.
    address: process.platform === 'linux' ? `127.${part()}.${part()}.${part()}` : '127.0.0.1',
    values,
  }
}
