import { randomUUID } from 'node:crypto'
import { sendInquiry } from '@/lib/inquiries/action'
import { sendApplication } from '@/lib/job-applications/action'
import { sendLostAndFound } from '@/lib/lost-and-found/action'
import { subscribeInPopup } from '@/lib/newsletter/action'
import type { ActionResult } from '@/lib/forms/result'
import { privateValues, applicationForm, lostValues } from './form-values'
import { formDataOf } from './form-data'
import type { Sending } from './kill-rounds'

/** A guest's submission through the site's own action, with an e-mail address of its own. */
export interface GuestSending extends Sending {
  table: 'booking_inquiries' | 'lost_and_found' | 'newsletter_subscriptions' | 'job_applications'
  email: string
}

const isFine = (results: ActionResult[]) =>
  results.some(({ ok }) => ok) ? ('acknowledged' as const) : ('refused' as const)

/** Every third guest clicks twice. */
const clicks = (number: number) => Array.from({ length: number % 3 === 0 ? 2 : 1 })

/**
 * The submission of guest number `number`; inquiries, lost items, newsletter sign-ups and applications with a CV take turns.
 * The test has to stand in for `next/headers` and `next/server`, as there is no request.
 */
export function guestSending(number: number): GuestSending {
  const email = `${randomUUID()}@example.com`
  const twice = async (send: () => Promise<ActionResult>) =>
    isFine(await Promise.all(clicks(number).map(send)))
  switch (number % 4) {
    case 0:
      return {
        table: 'booking_inquiries',
        email,
        isSentAgain: true,
        send: () => twice(() => sendInquiry(null, formDataOf(privateValues({ email })))),
      }
    case 1:
      return {
        table: 'lost_and_found',
        email,
        isSentAgain: true,
        send: () => twice(() => sendLostAndFound(null, formDataOf(lostValues({ email })))),
      }
    case 2:
      return {
        table: 'newsletter_subscriptions',
        email,
        // sent again, the guest would only hear that the address is registered
        isSentAgain: false,
        send: () => twice(() => subscribeInPopup(null, formDataOf({ email }))),
      }
    default:
      return {
        table: 'job_applications',
        email,
        // an upload that broke off with the backend keeps the next one waiting for two minutes
        isSentAgain: false,
        send: async () => isFine([await sendApplication(null, applicationForm({ email }))]),
      }
  }
}
