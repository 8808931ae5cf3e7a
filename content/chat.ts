import type { Localized } from '@/lib/i18n/locales'
import type { FaqCategory } from './faq/faq-categories'
import { searchContent } from './faq/search-content'

/** The chat's interface text, all but its button's. Only the chat imports it, so it loads when the chat is opened. */
export const chatContent = {
  sv: {
    ...searchContent.sv,
    close: 'Stäng',
    heading: 'Hur kan vi hjälpa till?',
    tabs: { faq: 'Frågor & Svar', inquiry: 'Skicka förfrågan' },
    noResults: 'Inga resultat hittades.',
    search: 'Sök bland frågorna',
    back: 'Tillbaka',
    helpful: 'Fick du svar på din fråga?',
    yes: 'JA',
    no: 'NEJ',
    inquiry: 'Mejla oss, så svarar receptionen. Skriv gärna vilka datum det gäller och hur många ni är.',
    inquiryForm: 'Till bokningsförfrågan',
    reset: 'Börja om',
    searchTab: 'Sök',
    contact: 'Kontakta oss',
  },
  en: {
    ...searchContent.en,
    close: 'Close',
    heading: 'How can we help?',
    tabs: { faq: 'Questions & Answers', inquiry: 'Send an enquiry' },
    noResults: 'No results found.',
    search: 'Search the questions',
    back: 'Back',
    helpful: 'Did that answer your question?',
    yes: 'YES',
    no: 'NO',
    inquiry: 'Email us and reception will answer. It helps to know your dates and how many of you there are.',
    inquiryForm: 'Go to the enquiry form',
    reset: 'Start again',
    searchTab: 'Search',
    contact: 'Contact us',
  },
} as const satisfies Localized<object>

export type ChatContent = (typeof chatContent)['sv' | 'en']

/** What a category's questions are about. */
export const chatCategoryHints: Readonly<Record<FaqCategory, Localized>> = {
  hotel: { sv: 'Tider, wifi, husdjur', en: 'Hours, Wi-Fi, pets' },
  booking: { sv: 'Så bokar och betalar du', en: 'How to book and pay' },
  restaurant: { sv: 'Frukost, lunch, middag', en: 'Breakfast, lunch, dinner' },
  meetings: { sv: 'Rum och grupper', en: 'Rooms and groups' },
  giftcard: { sv: 'Köpa och använda', en: 'Buying and using' },
  other: { sv: 'Allt annat', en: 'Everything else' },
}
