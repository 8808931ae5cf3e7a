import type { Localized } from '@/lib/i18n/locales'

/** Categories of the questions, in the order of the chat's grid. */
export const faqCategories = ['hotel', 'booking', 'restaurant', 'meetings', 'giftcard', 'other'] as const

export type FaqCategory = (typeof faqCategories)[number]

/** A category: its title and its questions. */
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
  /** Other words that a guest may search for, in both languages, separated by spaces. */
  keywords: string
  /** Answers may hold links, as `LinkedText` reads them. */
  text: Localized<{ question: string; answer: string | ((figures: FaqFigures) => string) }>
}

/** A question in one language, with the words that only the search reads. */
export interface FaqEntry {
  id: string
  category: FaqCategory
  question: string
  /** With links, as `LinkedText` reads them. */
  answer: string
  /** Keywords, and the question in the other languages. */
  keywords: string
}
