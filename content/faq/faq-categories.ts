import type { PictureName } from '@/content/pictures'
import type { Localized } from '@/lib/i18n/locales'

/** Categories of the questions, in the order they are shown. */
export const faqCategories = ['hotel', 'booking', 'restaurant', 'meetings', 'giftcard', 'other'] as const

export type FaqCategory = (typeof faqCategories)[number]

export const faqCategoryLabels: Readonly<Record<FaqCategory, Localized>> = {
  hotel: { sv: 'Hotellet', en: 'The hotel' },
  booking: { sv: 'Bokning', en: 'Booking' },
  restaurant: { sv: 'Restaurang', en: 'Restaurant' },
  meetings: { sv: 'Möten & Events', en: 'Meetings & Events' },
  giftcard: { sv: 'Presentkort', en: 'Gift cards' },
  other: { sv: 'Övrigt', en: 'Other' },
}

export const faqCategoryPictures: Readonly<Record<FaqCategory, PictureName>> = {
  hotel: 'reception',
  booking: 'hero-winter-blue-hour',
  restaurant: 'food-lunch-buffet',
  meetings: 'meeting-conference',
  giftcard: 'gift-card',
  other: 'hero-autumn-birch',
}

interface FaqItem {
  /** Other words that a guest may search for, in both languages, separated by spaces. */
  keywords: string
  question: Localized
  /** With links, as `LinkedText` reads them. */
  answer: Localized
}

/** Questions by their anchor on the page of questions and answers. */
export type FaqItems = Readonly<Record<string, FaqItem>>

/** A question in one locale. Its keywords hold the question in the other languages, too. */
export interface FaqEntry extends Record<keyof FaqItem, string> {
  id: string
  category: FaqCategory
}
