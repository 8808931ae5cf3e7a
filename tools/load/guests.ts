import { randomUUID } from 'node:crypto'
import sv from '../../messages/sv.json' with { type: 'json' }
import type { Field } from '../replay/sent-form.ts'
import type { FormKind } from '../replay/site-forms.ts'
import type { SeededRandom } from './random.ts'
import type { Messages } from './send-form.ts'

const { errors } = sv.forms

interface FormTraits {
  table: string
  /** Type of the notification in the outbox. */
  notification: string | null
  messages: Messages
  values: (name: string) => Record<string, Field['value']>
}

/** What guests send with each form, what the page answers, and where it is stored. */
export const FORMS: Record<FormKind, FormTraits> = {
  inquiry: {
    table: 'booking_inquiries',
    notification: 'booking',
    messages: { success: sv.inquiry.toast.sentTitle, failed: errors.inquiryNotSent },
    values: (name) => ({ name }),
  },
  'lost-and-found': {
    table: 'lost_and_found',
    notification: 'lost_found',
    messages: { success: sv.lostAndFound.thanks.text, failed: errors.lostAndFoundNotSent },
    values: (name) => ({ name }),
  },
  'job-application': {
    table: 'job_applications',
    notification: 'job_application',
    messages: { success: sv.jobApplication.sent, failed: errors.tryAgain },
    values: (name) => ({ name, cv: pdfOf(name) }),
  },
  newsletter: {
    table: 'newsletter_subscriptions',
    // only the sign-up in the pop-up notifies reception, and this is the one in the footer
    notification: null,
    messages: {
      success: sv.newsletter.thanks,
      duplicate: errors.newsletterDuplicate,
      failed: errors.tryAgain,
    },
    values: () => ({}),
  },
}

/** Large enough for an upload to be killed in the middle. */
function pdfOf(name: string) {
  const filler = `% ${name}\n`.repeat(8_000)
  const text = `%PDF-1.4\n${filler}1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`
  return { fileName: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from(text) }
}

/** Each form as often as guests use it. */
const WEIGHTED_KINDS = [
  ...Array<FormKind>(5).fill('inquiry'),
  ...Array<FormKind>(2).fill('lost-and-found'),
  'job-application',
  ...Array<FormKind>(2).fill('newsletter'),
] as [FormKind, ...FormKind[]]

/** A guest with an e-mail address and a network address of their own. */
export interface Guest {
  kind: FormKind
  email: string
  /** Whether the browser runs scripts. */
  scripts: boolean
  address: string
  fields: Field[]
}

export function nextGuest(random: SeededRandom, kind = random.pick(WEIGHTED_KINDS)): Guest {
  const email = `${kind}-${random.token(6)}-${randomUUID()}@example.com`
  const values = { ...FORMS[kind].values(`Gäst ${random.token(8)}`), email, website: '', startedAt: '' }
  const part = () => Math.floor(random.between(1, 255))
  return {
    kind,
    email,
    scripts: random.between(0, 1) < 0.7,
    // on Linux all of 127.0.0.0/8 is this machine, so that the rate limit by address counts as in production
    address: process.platform === 'linux' ? `127.${part()}.${part()}.${part()}` : '127.0.0.1',
    fields: Object.entries(values).map(([name, value]) => ({ name, value })),
  }
}
