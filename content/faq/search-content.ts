/** What a search in the questions says of its results; `results` of one or more. */
export const searchContent = {
  sv: {
    results: (count: number) => (count === 1 ? 'En träff' : `${count} träffar`),
    noSearchResults: 'Inga resultat hittades. Prova en annan sökning.',
  },
  en: {
    results: (count: number) => (count === 1 ? 'One match' : `${count} matches`),
    noSearchResults: 'No results found. Try another search.',
  },
}
