import { type Locale, locales, textIn } from '@/lib/i18n/locales'
import { bookingQuestions } from './faq/booking'
import { faqCategories, type FaqCategory, type FaqEntry, type FaqItems } from './faq/faq-categories'
import { giftCardQuestions } from './faq/gift-card'
import { hotelQuestions } from './faq/hotel'
import { meetingQuestions } from './faq/meetings'
import { otherQuestions } from './faq/other'
import { restaurantQuestions } from './faq/restaurant'

const questions: Readonly<Record<FaqCategory, FaqItems>> = {
  hotel: hotelQuestions,
  booking: bookingQuestions,
  restaurant: restaurantQuestions,
  meetings: meetingQuestions,
  giftcard: giftCardQuestions,
  other: otherQuestions,
}

/** All questions and answers in one language, category by category. */
export function faqEntries(locale: Locale): FaqEntry[] {
  return faqCategories.flatMap((category) =>
    Object.entries(questions[category]).map(([id, { question, answer, keywords }]) => ({
      id,
      category,
      question: textIn(question, locale),
      answer: textIn(answer, locale),
      keywords: [
        keywords,
        ...locales.filter((other) => other !== locale).map((other) => textIn(question, other)),
      ].join(' '),
    })),
  )
}
