import type { Localized } from '@/lib/i18n/locales'

/** Categories of the questions, in the order of the chat's grid (site.md, section 3, FAQ item). */
export const faqCategories = ['hotel', 'booking', 'restaurant', 'meetings', 'giftcard', 'other'] as const

export type FaqCategory = (typeof faqCategories)[number]

/** Figures in the answers, formatted on the server: client components load no formatter. */
export type FaqFigures = Readonly<
  Record<
    | 'paymentMethods'
    | 'petRoomFrom'
    | 'pet'
    | 'spaDayFrom'
    | 'smokingFee'
    | 'breakfast'
    | 'lunch'
    | 'conferenceDayFrom'
    | 'companyChristmasFrom'
    | 'giftCardValues'
    | 'giftCardFrom'
    | 'summerLoops',
    string
  >
>

/** A question with its answer. The id is an anchor on the page of questions and answers. */
export interface FaqItem {
  id: string
  category: FaqCategory
  text: Localized<{ question: string; answer: string | ((figures: FaqFigures) => string) }>
}

/** A question in one language, as the chat gets it. */
export interface FaqEntry {
  id: string
  category: FaqCategory
  question: string
  answer: string
}
