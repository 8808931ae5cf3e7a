import type { Locale } from '@/lib/i18n/locales'
import { bookingQuestions } from './faq/booking'
import type { FaqEntry, FaqItem } from './faq/faq-item'
import { giftCardQuestions } from './faq/gift-card'
import { hotelQuestions } from './faq/hotel'
import { meetingQuestions } from './faq/meetings'
import { otherQuestions } from './faq/other'
import { restaurantQuestions } from './faq/restaurant'

/** All questions of the chat and of the page of questions and answers. */
const faqItems: readonly FaqItem[] = [
  ...hotelQuestions,
  ...bookingQuestions,
  ...restaurantQuestions,
  ...meetingQuestions,
  ...giftCardQuestions,
  ...otherQuestions,
]

/** All questions in one language, in the order of their categories. */
export function faqEntries(locale: Locale): FaqEntry[] {
  return faqItems.map(({ id, category, text }) => ({ id, category, ...text[locale] }))
}
