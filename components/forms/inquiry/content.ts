import { getMessages, getTranslations } from 'next-intl/server'
import { readFormMessages, type FormMessages } from '@/components/forms/core/messages'
import type { ReceiptLabels } from '@/components/forms/core/receipt'
import type { RingWords } from '@/components/ui/ring/ring-measures'
import { hotel, retention } from '@/content/facts'
import { events } from '@/content/events'
import { inquiryCopy, type InquiryCopy } from '@/content/inquiry'
import type { DateKind } from '@/content/inquiry-choices'
import { isOffered } from '@/lib/dates/offers'
import { textIn, type Locale } from '@/lib/i18n/locales'
import type sv from '@/messages/sv.json'
import type { Subject } from './subjects'

/** All texts of the inquiry in the page's language. */
export interface InquiryContent {
  messages: FormMessages
  /** The namespace `inquiry` of the interface texts, in the words that fit the subject. */
  words: (typeof sv)['inquiry']
  receiptLabels: ReceiptLabels
  ringWords: RingWords
  copy: InquiryCopy
  /** Hours within which an inquiry is answered. */
  answerHours: number
}

/** What the inquiry is about, in the page's language. */
export interface ShownSubject {
  id: string
  title: string
  dates: DateKind
}

/** Where one day or gift cards are asked for, fields are named otherwise. */
export async function readInquiryContent(
  locale: Locale,
  subject: Subject | undefined,
): Promise<InquiryContent> {
  const t = await getTranslations('inquiry')
  const { inquiry, ring, receipt } = await getMessages()
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
    },
    receiptLabels: receipt,
    ringWords: ring,
    copy: inquiryCopyOf(locale),
    answerHours: hotel.inquiryAnswerHours,
  }
}

/** Texts and choices as they are offered today: what is over cannot be chosen. */
export function inquiryCopyOf(locale: Locale): InquiryCopy {
  const copy = textIn(inquiryCopy, locale)
  if (isOffered(events.hostretreat.days)) return copy
  const weekend = copy.packages.weekend.filter(({ value }) => value !== 'hostreatreat')
  return { ...copy, packages: { ...copy.packages, weekend } }
}
