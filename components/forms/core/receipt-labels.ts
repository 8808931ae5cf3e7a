import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { hotel, hours } from '@/content/facts'
import { venue } from '@/content/venue'
import { formatHours } from '@/lib/i18n/format'
import type sv from '@/messages/sv.json'

/** The texts of receipts, in the page's language. `{time}`, `{email}`, `{reference}` and `{phone}` stand for values. */
export type ReceiptLabels = (typeof sv)['receipt'] & {
  phone: { display: string; href: string }
  /** Hours within which an inquiry is answered. */
  answerHours: number
  /** Where the hotel is, for the calendar. */
  location: string
  /** The hotel's domain, which makes identifiers in calendars unique. */
  domain: string
}

/** For server components. */
export async function readReceiptLabels(): Promise<ReceiptLabels> {
  const t = await getTranslations('receipt')
  const { receipt } = await getMessages()
  const { street, postalCode, city } = venue.address
  return {
    ...receipt,
    urgent: t('urgent', {
      phone: '{phone}',
      weekdays: formatHours(hours.reception.weekdays),
      weekends: formatHours(hours.reception.weekends),
    }),
    phone: { display: venue.phone.display[await getLocale()], href: venue.phone.href },
    answerHours: hotel.inquiryAnswerHours,
    domain: venue.email.slice(venue.email.indexOf('@') + 1),
    location: `${venue.shortName}, ${street}, ${postalCode} ${city}`,
  }
}
