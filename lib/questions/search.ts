import MiniSearch from 'minisearch'

/** What the search reads of a question. */
export interface Searchable {
  id: string
  category: string
  question: string
  /** Without the addresses of its links. */
  answer: string
  /** Other words for the same, in every language. */
  keywords: string
}

/** Filler words of both languages; a query of nothing else is searched as it is. */
const FILLERS = new Set(
  (
    'och eller att det den de en ett i pa av till for med om hos er ni du jag vi har kan far ar finns nar hur var vad ' +
    'vilka vilken ingar mig min mitt the a an and or of to for with at in on is are do does can may i we you your my ' +
    'there have has when how where what which'
  ).split(' '),
)

/** Inflections of both languages, the longest first. What remains has three letters or more. */
const ENDINGS =
  /(?:ningarna|ningar|ningen|heterna|heten|arna|orna|erna|ande|ing|ens|ets|ies|ar|er|or|en|et|es|na|a|e|s|n|t)$/

/** Lower case without accents: `Öppettider` → `oppettider`. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of a text, hyphenated ones also as one: `Wi-Fi` → `wi`, `fi`, `wifi`. */
function tokenize(text: string): string[] {
  const folded = fold(text)
  const hyphenated = (folded.match(/[\p{L}\p{N}-]+/gu) ?? []).filter((word) => word.includes('-'))
  return [...wordsOf(folded), ...hyphenated.map((word) => word.replaceAll('-', ''))]
}

function stem(word: string): string {
  const stemmed = word.replace(ENDINGS, '')
  return stemmed.length >= 3 ? stemmed : word
}

/** The words of a query that matter. */
function queryWords(query: string): string[] {
  const words = wordsOf(query)
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}

/** A word as it is, the beginning of one from three letters, and a misspelt one from four. */
const STEPS = [
  {},
  { prefix: (term: string) => term.length >= 3 },
  { prefix: (term: string) => term.length >= 3, fuzzy: (term: string) => (term.length >= 4 ? 0.2 : false) },
]

/**
 * Search in questions, answers and keywords. Letter case, accents, hyphens and inflections do not matter. The strictest
 * way that finds anything wins, so that `spa` does not find `sparar`: words, beginnings, misspelt words, all of the
 * query before any of it, and at last parts of compounds.
 * @returns finds the ids of the questions, the best first; all of them for a blank query
 */
export function createSearch(entries: readonly Searchable[]) {
  const index = new MiniSearch<Searchable>({
    fields: ['question', 'answer', 'keywords'],
    storeFields: ['category'],
    tokenize,
    processTerm: stem,
    searchOptions: { boost: { question: 3, keywords: 2 }, tokenize: wordsOf },
  })
  index.addAll(entries)
  const folded = entries.map((entry) => ({
    ...entry,
    text: fold(`${entry.question}\n${entry.answer}\n${entry.keywords}`),
  }))

  return (query: string, category: string | null): string[] => {
    const isWanted = (own: string) => category === null || own === category
    if (query.trim() === '') return entries.filter((entry) => isWanted(entry.category)).map(({ id }) => id)
    const asked = fold(query)
    const readings = [...new Set([asked.replaceAll('-', ''), asked.replaceAll('-', ' ')])]
      .map(queryWords)
      .filter((words) => words.length > 0)

    for (const combineWith of ['AND', 'OR'] as const) {
      for (const step of STEPS) {
        for (const words of readings) {
          const found = index.search(words.join(' '), {
            ...step,
            combineWith,
            filter: (found) => isWanted(found.category as string),
          })
          if (found.length > 0) return found.map(({ id }) => String(id))
        }
      }
    }
    const [whole] = readings.map((words) => words.join(' '))
    if (whole === undefined || whole.length < 4) return []
    return folded
      .filter((entry) => isWanted(entry.category) && entry.text.includes(whole))
      .map(({ id }) => id)
  }
}
