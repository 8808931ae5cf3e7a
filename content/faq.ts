import { locales, type Locale } from '@/lib/i18n/locales'
import { bookingQuestions } from './faq/booking'
import type { FaqEntry, FaqFigures, FaqItem } from './faq/faq-item'
import { giftCardQuestions } from './faq/gift-card'
import { hotelQuestions } from './faq/hotel'
import { meetingQuestions } from './faq/meetings'
import { openQuestions } from './faq/open'
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
  ...openQuestions,
]

/**
 * All questions in one language, in the order of their categories.
 * @param figures from `faqFigures`, in the same language
 */
export function faqEntries(locale: Locale, figures: FaqFigures): FaqEntry[] {
  return faqItems.map(({ id, category, keywords, text }) => {
    const { question, answer } = text[locale]
    const elsewhere = locales.filter((other) => other !== locale).map((other) => text[other].question)
    return {
      id,
      category,
      question,
      answer: typeof answer === 'string' ? answer : answer(figures),
      keywords: [keywords, ...elsewhere].join(' '),
    }
  })
}
