import { describe, expect, it } from 'vitest'
import { faqEntries } from '@/content/faq'
import type { FaqEntry } from '@/content/faq/faq-item'
import { locales } from '@/lib/i18n/locales'
import { createSearch } from '@/components/sections/questions/search'

const questions: FaqEntry[] = [
  {
    id: 'a',
    category: 'hotel',
    question: 'När öppnar poolen?',
    answer: 'Klockan sju.',
    keywords: 'swimming wi-fi',
  },
  {
    id: 'b',
    category: 'restaurant',
    question: 'När är det frukost?',
    answer: 'Efter POOLEN, om du vill.',
    keywords: '',
  },
  { id: 'c', category: 'hotel', question: 'Finns ett spa?', answer: 'Ja.', keywords: 'relax' },
  { id: 'd', category: 'other', question: 'Vi sparar glömda saker?', answer: '2–100 dagar.', keywords: '' },
]
const searchEntries = createSearch(questions)
const search = (query: string, category: string | null) => searchEntries(query, category).map(({ id }) => id)

describe('searching the questions', () => {
  it.each([
    ['looks in the question, the answer and the keywords', 'frukost', ['b']],
    ['ignores letter case', 'pOOlen', ['a', 'b']],
    ['ignores accents', 'oppnar', ['a']],
    ['ignores inflections', 'pool', ['a', 'b']],
    ['reads a hyphenated word as one', 'wifi', ['a']],
    ['reads one word as a hyphenated one', 'Wi-Fi', ['a']],
    ['finds two words of a hyphenated one', 'wi fi', ['a']],
    ['completes a word', 'fruk', ['b']],
    ['forgives a misspelling', 'frukkost', ['b']],
    ['takes a part of a word', 'rukost', ['b']],
    ['wants all words where there is such a question', 'poolen klockan', ['a']],
    ['is content with one of them otherwise', 'poolen bergsklättring', ['a', 'b']],
    ['passes over filler words', 'när finns det frukost', ['b']],
    ['finds numbers', '2–100', ['d']],
    ['takes no character for a pattern', '.*', []],
    ['finds nothing for nonsense', 'qqq', []],
  ])('%s: %s', (_what, query, ids) => {
    expect(search(query, null).toSorted()).toEqual(ids)
  })

  it('lists the whole word before a part of one', () => {
    expect(search('spa', null)).toEqual(['c', 'd'])
  })

  it('respects the chosen category', () => {
    expect(search('poolen', 'hotel')).toEqual(['a'])
    expect(search('poolen', 'booking')).toEqual([])
  })

  it.each(['', '   '])('takes a blank query %j for no filter', (query) => {
    expect(search(query, null)).toEqual(['a', 'b', 'c', 'd'])
    expect(search(query, 'hotel')).toEqual(['a', 'c'])
  })
})

describe.each(locales)('what guests look for is among the first three (%s)', (locale) => {
  const entries = faqEntries(locale)
  const searchEntries = createSearch(entries)
  const find = (query: string) => searchEntries(query, null).map(({ id }) => id)

  it.each([
    ['wifi', 'wifi'],
    ['internet', 'wifi'],
    ['incheckning', 'incheckning'],
    ['checka ut', 'incheckning'],
    ['pool', 'pool-bastu'],
    ['bastu', 'pool-bastu'],
    ['sauna', 'pool-bastu'],
    ['parkering', 'parkering'],
    ['parking', 'parkering'],
    ['öppettider', 'reception'],
    ['opening hours', 'reception'],
    ['avbokning', 'avbokning'],
    ['cancellation', 'avbokning'],
    ['spa', 'relax-dagsgast'],
    ['hund', 'husdjur'],
    ['dogs', 'husdjur'],
    ['buss', 'parkering'],
    ['airport', 'parkering'],
    ['vegan', 'specialkost'],
    ['glutenfritt', 'specialkost'],
    ['rullstol', 'parkering'],
    ['barn', 'parkering'],
    ['presentkort', 'presentkort-kop'],
    ['gift card', 'presentkort-kop'],
    ['konferens', 'moteslokaler'],
    ['lön', 'jobb'],
    ['elbil', 'laddning'],
    ['glömt', 'kvarglomt'],
    ['frukost', 'frukost'],
    ['breakfast', 'frukost'],
    ['middag', 'middag-ingar'],
    ['moms', 'aktiviteter-moms'],
    ['telefonnummer', 'kontakt'],
  ])('%s', (query, id) => {
    expect(find(query).slice(0, 3)).toContain(id)
  })

  it.each(['fr', 'e', 'UNC', 'estau'])('a part of a word is enough: %s', (part) => {
    expect(find(part).length).toBeGreaterThan(0)
  })

  it.each(['xyzzy', '!!!', 'blåhaj'])('nothing answers %s', (query) => {
    expect(find(query)).toEqual([])
  })
})
