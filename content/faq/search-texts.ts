import type { Localized } from '@/lib/i18n/locales'

/** What a search in the questions says of its results. */
export interface SearchTexts {
  /** How many questions it found, one or more. */
  results: (count: number) => string
  noSearchResults: string
}

export const searchTexts: Localized<SearchTexts> = {
  sv: {
    results: (count) => (count === 1 ? 'En träff' : `${count} träffar`),
    noSearchResults: 'Inga resultat hittades. Prova en annan sökning.',
  },
  en: {
    results: (count) => (count === 1 ? 'One match' : `${count} matches`),
    noSearchResults: 'No results found. Try another search.',
  },
}
