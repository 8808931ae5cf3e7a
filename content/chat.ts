import type { Locale, Localized } from '@/lib/i18n/locales'
import { searchTexts } from './faq/search-texts'

/** The chat's interface text, all but its button's. Only the chat imports it, so it loads when the chat is opened. */
export const chatTexts = {
  sv: {
    ...searchTexts.sv,
    close: 'Stäng',
    heading: 'Hur kan vi hjälpa till?',
    tabs: { faq: 'Frågor & Svar', inquiry: 'Skicka förfrågan' },
    search: 'Sök bland frågorna',
    back: 'Tillbaka',
    helpful: 'Fick du svar på din fråga?',
    yes: 'JA',
    no: 'NEJ',
    inquiry:
      'Mejla oss, så svarar någon här på hotellet. Skriv gärna vilka datum det gäller och hur många ni är.',
    inquiryForm: 'Till bokningsförfrågan',
    reset: 'Börja om',
    searchTab: 'Sök',
    contact: 'Kontakta oss',
  },
  en: {
    ...searchTexts.en,
    close: 'Close',
    heading: 'How can we help?',
    tabs: { faq: 'Questions & Answers', inquiry: 'Send an enquiry' },
    search: 'Search the questions',
    back: 'Back',
    helpful: 'Did that answer your question?',
    yes: 'YES',
    no: 'NO',
    inquiry:
      'Email us and someone here at the hotel will answer. It helps to know your dates and how many of you there are.',
    inquiryForm: 'Go to the enquiry form',
    reset: 'Start over',
    searchTab: 'Search',
    contact: 'Contact us',
  },
} as const satisfies Localized<object>

export type ChatTexts = (typeof chatTexts)[Locale]
