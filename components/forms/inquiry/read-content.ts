import { getMessages, getTranslations } from 'next-intl/server'
import { retention } from '@/content/facts'
import { inquiryCopyOf } from '@/content/inquiry'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { readFormMessages } from '@/components/forms/core/messages'
import { readReceiptLabels } from '@/components/forms/core/receipt-labels'
import type { InquiryContent } from './content'
import type { Subject } from './subjects'

/** All texts of the inquiry in the page's language. Where one day or gift cards are asked for, fields are named otherwise. */
export async function readInquiryContent(
  locale: Locale,
  subject: Subject | undefined,
): Promise<InquiryContent> {
  const t = await getTranslations('inquiry')
  const { inquiry, ring } = await getMessages()
  const { day, giftCard } = inquiry
  const messages = await readFormMessages()
  const replaced = {
    stay: {},
    day: {
      fields: { checkIn: day.label },
      errors: { checkInMissing: day.missing, checkInInPast: day.inPast },
    },
    none: {
      fields: { guests: giftCard.label, participants: giftCard.label },
      errors: { guestsMissing: giftCard.missing, participantsMissing: giftCard.missing },
    },
  }[subject?.dates ?? 'stay']
  return {
    messages: { ...messages, errors: { ...messages.errors, ...replaced.errors } },
    words: {
      ...inquiry,
      fields: { ...inquiry.fields, ...replaced.fields },
      privacy: t('privacy', { days: retention.daysAfterStay }),
      alert: {
        ...inquiry.alert,
        kept: t('alert.kept', { phone: venue.phone.display[locale], email: venue.email }),
      },
    },
    receiptLabels: await readReceiptLabels(),
    ringWords: ring,
    copy: inquiryCopyOf(locale),
  }
}
