import MiniSearch from 'minisearch'
import type { FaqEntry } from '@/content/faq/faq-categories'
import { plainText } from '@/content/faq/links'

/** Filler words of both languages, which alone make no match where the query as a whole finds nothing. */
const FILLERS = new Set(
  (
    'och eller att det den de en ett i pa av till for med om hos er ni du jag vi har kan far ar finns nar hur var vad ' +
    'vilka vilken ingar mig min mitt ta the a an and or of to for with at in on is are do does can may i we you your my ' +
    'there have has when how where what which'
  ).split(' '),
)

/** Lower case without accents: `Öppettider` → `oppettider`. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** A folded text, and once more without its hyphens, so that `wifi` finds `Wi-Fi` and the other way round. */
function withoutHyphens(text: string): string {
  const folded = fold(text)
  return `${folded}\n${folded.replaceAll('-', '')}`
}

/**
 * Search in questions, answers and keywords. A question is found if every word of the query is part of it, whatever its
 * length, letter case and accents. Where none is found, misspellings are forgiven and one of the terms is enough.
 * @returns finds questions, the best first; all of them for a blank query
 */
export function createSearch(entries: readonly FaqEntry[]) {
  const index = new MiniSearch<FaqEntry>({
    fields: ['question', 'answer', 'keywords'],
    extractField: (entry, field) =>
      field === 'id'
        ? entry.id
        : withoutHyphens(plainText(entry[field as 'question' | 'answer' | 'keywords'])),
    searchOptions: { boost: { question: 3, keywords: 2 }, combineWith: 'AND' },
  })
  index.addAll(entries)
  const haystacks = new Map(
    entries.map(({ id, question, answer, keywords }) => [
      id,
      withoutHyphens(`${question}\n${plainText(answer)}\n${keywords}`),
    ]),
  )

  return (query: string): FaqEntry[] => {
    const terms = fold(query).trim().split(/\s+/)
    const containing = entries.filter(({ id }) => terms.every((term) => haystacks.get(id)?.includes(term)))
    const rank = (terms: readonly string[], options: Parameters<typeof index.search>[1]) =>
      index.search(terms.join(' '), options).map(({ id }) => id as string)
    if (containing.length > 0) {
      const ranked = [...rank(terms, {}), ...rank(terms, { prefix: true })]
      const place = ({ id }: FaqEntry) => (ranked.includes(id) ? ranked.indexOf(id) : ranked.length)
      return containing.sort((one, other) => place(one) - place(other))
    }
    const significant = terms.filter((term) => !FILLERS.has(term))
    const lenient = {
      prefix: (term: string) => term.length > 2,
      fuzzy: (term: string) => term.length > 3 && 0.25,
    }
    return rank(significant, { ...lenient, combineWith: 'OR' }).flatMap(
      (id) => entries.find((entry) => entry.id === id) ?? [],
    )
  }
}
