import type { Localized } from '@/lib/i18n/locales'

/** Categories of the questions, in the order of the page and of the chat's grid. */
export const faqCategories = ['hotel', 'booking', 'restaurant', 'meetings', 'giftcard', 'other'] as const

export type FaqCategory = (typeof faqCategories)[number]

/** Title of a category, and what the chat says of its questions. */
export const faqCategoryTexts: Readonly<Record<FaqCategory, Localized<{ label: string; hint: string }>>> = {
  hotel: {
    sv: { label: 'Hotellet', hint: 'Tider, wifi, husdjur' },
    en: { label: 'The hotel', hint: 'Hours, Wi-Fi, pets' },
  },
  booking: {
    sv: { label: 'Bokning', hint: 'Så bokar och betalar du' },
    en: { label: 'Booking', hint: 'How to book and pay' },
  },
  restaurant: {
    sv: { label: 'Restaurang', hint: 'Frukost, lunch, middag' },
    en: { label: 'Restaurant', hint: 'Breakfast, lunch, dinner' },
  },
  meetings: {
    sv: { label: 'Möten & Events', hint: 'Rum och grupper' },
    en: { label: 'Meetings & Events', hint: 'Rooms and groups' },
  },
  giftcard: {
    sv: { label: 'Presentkort', hint: 'Köpa och använda' },
    en: { label: 'Gift cards', hint: 'Buying and using' },
  },
  other: {
    sv: { label: 'Övrigt', hint: 'Allt annat' },
    en: { label: 'Other', hint: 'Everything else' },
  },
}

/** A question with its answer. */
export interface FaqItem {
  /** Anchor on the page of questions and answers. */
  id: string
  /** Anchors of questions that this one has taken the place of. */
  formerIds?: readonly string[]
  /** Other words that a guest may search for, in both languages, separated by spaces. */
  keywords: string
  question: Localized
  /** With links, as `LinkedText` reads them. */
  answer: Localized
}

/** A question in one language. Its keywords hold the question in the other languages, too. */
export interface FaqEntry extends Omit<FaqItem, 'question' | 'answer'> {
  category: FaqCategory
  question: string
  answer: string
}
