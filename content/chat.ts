import type { Localized } from '@/lib/i18n/locales'

/** The chat's interface text, all but its button's. Only the chat imports it, so it loads when the chat is opened. */
export interface ChatTexts {
  close: string
  heading: string
  tabs: { faq: string; inquiry: string }
  search: string
  back: string
  helpful: string
  yes: string
  no: string
  /** How many questions a search found, one or more. */
  results: (count: number) => string
  noResults: string
  noSearchResults: string
  inquiry: string
  /** Link to the form. */
  inquiryForm: string
  reset: string
  searchTab: string
  contact: string
}

export const chatTexts: Localized<ChatTexts> = {
  sv: {
    close: 'Stäng',
    heading: 'Hur kan vi hjälpa till?',
    tabs: { faq: 'Frågor & Svar', inquiry: 'Skicka förfrågan' },
    search: 'Sök bland frågorna',
    back: 'Tillbaka',
    helpful: 'Fick du svar på din fråga?',
    yes: 'JA',
    no: 'NEJ',
    results: (count) => (count === 1 ? 'En träff' : `${count} träffar`),
    noResults: 'Inga resultat hittades.',
    noSearchResults: 'Inga resultat hittades. Prova en annan sökning.',
    inquiry:
      'Mejla oss, så svarar någon här på hotellet. Skriv gärna vilka datum det gäller och hur många ni är.',
    inquiryForm: 'Till bokningsförfrågan',
    reset: 'Börja om',
    searchTab: 'Sök',
    contact: 'Kontakta oss',
  },
  en: {
    close: 'Close',
    heading: 'How can we help?',
    tabs: { faq: 'Questions & Answers', inquiry: 'Send an enquiry' },
    search: 'Search the questions',
    back: 'Back',
    helpful: 'Did that answer your question?',
    yes: 'YES',
    no: 'NO',
    results: (count) => (count === 1 ? 'One match' : `${count} matches`),
    noResults: 'No results found.',
    noSearchResults: 'No results found. Try another search.',
    inquiry:
      'Email us and someone here at the hotel will answer. It helps to know your dates and how many of you there are.',
    inquiryForm: 'Go to the enquiry form',
    reset: 'Start over',
    searchTab: 'Search',
    contact: 'Contact us',
  },
}
