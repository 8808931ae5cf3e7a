import type { Localized } from '@/lib/i18n/locales'

/** Categories of the questions, in the order of the chat's grid. */
export const faqCategories = ['hotel', 'booking', 'restaurant', 'meetings', 'giftcard', 'other'] as const

export type FaqCategory = (typeof faqCategories)[number]

/** A question with its answer. The id is an anchor on the page of questions and answers. */
export interface FaqItem {
  id: string
  category: FaqCategory
  text: Localized<{ question: string; answer: string }>
}

/** A question in one language, as the chat gets it. */
export interface FaqEntry {
  id: string
  category: FaqCategory
  question: string
  answer: string
}
