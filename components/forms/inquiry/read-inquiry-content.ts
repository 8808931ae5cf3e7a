import { getMessages, getTranslations } from 'next-intl/server'
import { retention } from '@/content/facts'
import { inquiryCopyOf } from '@/content/inquiry'
import { venue } from '@/content/venue'
import { describeFields } from '@/components/forms/core/fields'
import { readFormMessages, type FormMessages } from '@/components/forms/core/messages'
import { readReceiptLabels } from '@/components/forms/core/receipt-labels'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryFields } from '@/components/forms/inquiry/fields'
import type { Subject } from '@/components/forms/inquiry/subjects'
import type { InquiryContent } from './inquiry-content'

/** All texts of the inquiry in the page's language, in the words that fit its subject. */
export async function readInquiryContent(
  locale: Locale,
  subject: Subject | undefined,
): Promise<InquiryContent> {
  const t = await getTranslations('inquiry')
  const { inquiry, ring } = await getMessages()
  const messages = await readFormMessages()
  const { labels, errors } = wordsFor(subject, inquiry)
  return {
    fields: describeFields(inquiryFields, (key) => labels[key] ?? t(key)),
    messages: { ...messages, errors: { ...messages.errors, ...errors } },
    labels: {
      ...inquiry,
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

interface SubjectWords {
  labels: Readonly<Record<string, string | undefined>>
  errors: FormMessages['errors']
}

/** Replacements of labels and messages, where one date or a number of gift cards is asked for. */
function wordsFor(
  subject: Subject | undefined,
  { day, giftCard }: Pick<InquiryContent['labels'], 'day' | 'giftCard'>,
): SubjectWords {
  switch (subject?.dates) {
    case 'day':
      return {
        labels: { 'fields.checkIn': day.label },
        errors: { checkInMissing: day.missing, checkInInPast: day.inPast },
      }
    case 'none':
      return {
        labels: { 'fields.guests': giftCard.label, 'fields.participants': giftCard.label },
        errors: { guestsMissing: giftCard.missing, participantsMissing: giftCard.missing },
      }
    default:
      return { labels: {}, errors: {} }
  }
}
