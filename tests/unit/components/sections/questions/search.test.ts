import { describe, expect, test, vi } from 'vitest'
import { createSearch } from '@/components/sections/questions/search'
import { faqEntries } from '@/content/faq'
import type { FaqEntry } from '@/content/faq/faq-categories'
import { locales } from '@/lib/i18n/locales'
import { SEASON_DAY } from '@/scripts/season'

const entry = (id: string, category: string, question: string, answer: string, keywords = '') =>
  ({ id, category, question, answer, keywords }) as FaqEntry
const questions = [
  entry('a', 'hotel', 'När öppnar poolen?', 'Klockan sju.', 'swimming wi-fi'),
  entry('b', 'restaurant', 'När är det frukost?', 'Efter POOLEN, om du vill.'),
  entry('c', 'hotel', 'Finns ett spa?', 'Ja.', 'relax'),
  entry('d', 'other', 'Vi sparar glömda saker?', '2–100 dagar.'),
]
const searchEntries = createSearch(questions)
const search = (query: string) => searchEntries(query).map(({ id }) => id)

test.each([
  ['reads questions, answers and keywords', 'frukost', ['b']],
  ['ignores letter case', 'pOOlen', ['a', 'b']],
  ['ignores accents', 'oppnar', ['a']],
  ['ignores inflections', 'pool', ['a', 'b']],
  ['reads a hyphenated word as one', 'wifi', ['a']],
  ['reads one word as a hyphenated one', 'Wi-Fi', ['a']],
  ['finds two words of a hyphenated one', 'wi fi', ['a']],
  ['completes a word', 'fruk', ['b']],
  ['forgives a misspelling', 'frukkost', ['b']],
  ['finds a part of a word', 'rukost', ['b']],
  ['prefers a question with all words', 'poolen klockan', ['a']],
  ['accepts one of several words', 'poolen bergsklättring', ['a', 'b']],
  ['ignores filler words', 'när finns det frukost', ['b']],
  ['finds numbers', '2–100', ['d']],
  ['reads no character as a pattern', '.*', []],
])('the search %s: %s', (_what, query, ids) => {
  expect(search(query).toSorted()).toEqual(ids)
})

test('a whole word is listed before a part of one', () => {
  expect(search('spa')).toEqual(['c', 'd'])
})

test.each(['', '   '])('a blank query %j lists every question', (query) => {
  expect(search(query)).toEqual(['a', 'b', 'c', 'd'])
})

test.each([
  ['sv', 'vad kostar middagen', 'middag-pris'],
  ['sv', 'middag pris', 'middag-pris'],
  ['sv', 'spa för en dag', 'relax-dagsgast'],
  ['sv', 'dagspa', 'relax-dagsgast'],
  ['sv', 'nyår', 'nyar'],
  ['sv', 'julbord barn', 'julbord'],
  ['sv', 'julbord familj', 'julbord'],
  ['sv', 'surströmming', 'surstromming'],
  ['sv', 'kan jag ta med hunden', 'husdjur'],
  ['sv', 'konferens för 60 personer', 'moteslokaler'],
  ['sv', 'avboka', 'avbokning'],
  ['sv', 'avboka rum', 'avbokning'],
  ['sv', 'vad kostar ett rum', 'sa-bokar-du'],
  ['sv', 'vad kostar en natt', 'sa-bokar-du'],
  ['sv', 'kostnad rum', 'sa-bokar-du'],
  ['sv', 'middag tider', 'middag-pris'],
  ['sv', 'lunch till lunch', 'dagskonferens'],
  ['sv', 'egen alkohol', 'alkohol'],
  ['sv', 'ta med vin', 'alkohol'],
  ['sv', 'massage', 'behandlingar'],
  ['sv', 'nyårspaket', 'nyar'],
  ['sv', 'mordgåta', 'aktiviteter-moms'],
  ['sv', 'gdpr', 'personuppgifter'],
  ['en', 'what does dinner cost', 'middag-pris'],
  ['en', 'how much is dinner', 'middag-pris'],
  ['en', 'day spa', 'relax-dagsgast'],
  ['en', 'new year', 'nyar'],
  ['en', 'christmas buffet children', 'julbord'],
  ['en', 'christmas family', 'julbord'],
  ['en', 'surströmming', 'surstromming'],
  ['en', 'can I bring my dog', 'husdjur'],
  ['en', 'conference for 60 people', 'moteslokaler'],
  ['en', 'cancel my booking', 'avbokning'],
  ['en', 'cost of room', 'sa-bokar-du'],
  ['en', 'when is dinner', 'middag-pris'],
  ['en', 'lunch to lunch', 'dagskonferens'],
  ['en', 'lost ring', 'kvarglomt'],
  ['en', 'bring wine', 'alkohol'],
  ['en', 'murder mystery', 'aktiviteter-moms'],
  ['en', 'hen party', 'aktiviteter-moms'],
  ['en', 'unsubscribe', 'personuppgifter'],
] as const)('a guest who types %s %j reads the answer first', (locale, query, id) => {
  vi.stubEnv('SITE_DATE', SEASON_DAY)
  expect(createSearch(faqEntries(locale))(query)[0]?.id).toBe(id)
  vi.unstubAllEnvs()
})

describe.each(locales)('a search for a common word (%s)', (locale) => {
  const entries = faqEntries(locale)
  const searchEntries = createSearch(entries)
  const find = (query: string) => searchEntries(query).map(({ id }) => id)

  test.each([
    ['wifi', ['wifi', 'internet']],
    ['incheckning', ['incheckning', 'checka ut']],
    ['pool-bastu', ['pool', 'bastu', 'sauna']],
    ['tillganglighet', ['rullstol', 'wheelchair']],
    ['reception', ['öppettider', 'opening hours']],
    ['avbokning', ['cancellation']],
    ['relax-dagsgast', ['spa']],
    ['specialkost', ['vegan', 'glutenfritt']],
    ['presentkort-kop', ['presentkort', 'gift card']],
    ['jobb', ['jobb']],
    ['laddning', ['elbil']],
    ['kvarglomt', ['glömt']],
    ['frukost', ['frukost', 'breakfast']],
    ['middag-pris', ['middag', 'ingår middag', 'half board']],
    ['aktiviteter-moms', ['moms']],
    ['kontakt', ['telefonnummer']],
  ])('lists %s among the first three for %j', (id, queries) => {
    expect(queries.filter((query) => !find(query).slice(0, 3).includes(id))).toEqual([])
  })
})
