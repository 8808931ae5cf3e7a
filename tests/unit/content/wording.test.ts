import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import type { SiteText } from '@/tests/support/site-texts'

interface Term {
  thing: string
  sv: string
  notSv: readonly string[]
  en: string
  notEn: readonly string[]
}

const glossary = JSON.parse(readFileSync('docs/glossary.json', 'utf8')) as readonly Term[]
const rejected = {
  sv: glossary.flatMap(({ notSv }) => notSv),
  en: glossary.flatMap(({ notEn }) => notEn),
}

/** In the season that the content describes, and after it. */
const DAYS = ['2025-10-20', '2026-11-01']

const texts: SiteText[] = []

beforeAll(async () => {
  for (const day of DAYS) {
    vi.stubEnv('SITE_DATE', day)
    vi.resetModules()
    const { listSiteTexts } = await import('@/tests/support/site-texts')
    texts.push(...(await listSiteTexts()))
  }
})

afterAll(() => {
  vi.unstubAllEnvs()
})

/** Places with their texts, each once. */
const list = (hits: readonly SiteText[]) => [...new Set(hits.map(({ place, text }) => `${place}: ${text}`))]

describe('words', () => {
  it('are read in messages, content, pictures and e-mails, in both languages', () => {
    const places = texts.map(({ locale, place }) => `${locale} ${place}`)
    for (const place of [
      ...['messages', 'content/faq', 'content/terms', 'content/pictures', 'content/christmas'],
      ...[
        'e-mail to a guest: booking',
        'e-mail to a guest: lost_found',
        'e-mail to a guest: job_application',
      ],
    ])
      for (const locale of ['sv', 'en'])
        expect(places.some((entry) => entry.startsWith(`${locale} ${place}`))).toBe(true)
  })

  function textsWith(word: string, locale: Locale): string[] {
    const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const start = new RegExp(String.raw`(?<![\p{L}\d])${escaped}`, 'iu')
    return list(texts.filter((entry) => entry.locale === locale && start.test(entry.text)))
  }

  it.each(rejected.sv)('no Swedish text says “%s”', (word) => {
    expect(textsWith(word, 'sv')).toEqual([])
  })

  it.each(rejected.en)('no English text says “%s”', (word) => {
    expect(textsWith(word, 'en')).toEqual([])
  })
})

describe('numbers in running text', () => {
  /** Up to which number a word is wanted. */
  const IN_WORDS = { sv: 12, en: 9 }

  /** Prices, measures, ages, shares and dates have digits; so has what a form refuses. */
  const UNITS = [
    ...['kr', 'SEK', 'km', 'm²', 'MB', '%', 'procentenheter', 'percentage points', 'år', 'tim', 'h'],
    ...['tecken', 'siffror', 'characters', 'digits'],
    ...['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober'],
    ...['november', 'december', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
    ...['September', 'October', 'November', 'December'],
  ]

  /** So has a number that is a name: type 2, day 1, step 3 of 3, article 6. */
  const NAMED = [
    'typ',
    'type',
    'dag',
    'day',
    'steg',
    'step',
    'av',
    'of',
    'artikel',
    'Article',
    'aged',
    'Källvägen',
  ]

  /** Rows of tables and labels of charts are no running text. */
  const TABLE = /\.(?:rows|bars|facts|details)\./

  /** Shorter texts are labels, figures and cells. */
  const RUNNING_WORDS = 4

  const unit = UNITS.join('|')
  const alone = new RegExp(
    String.raw`(?<!\b(?:${NAMED.join('|')}) )(?<=^|[^\d.,:–/+§][\s(])(?<!\d )` +
      String.raw`\d{1,2}(?=[\s.,;:?!)]|$)(?![.,:]\d| \d{3})` +
      String.raw`(?! ?(?:${unit})(?![\p{L}]))(?! (?:och|eller|and|or) \d+ (?:${unit}))`,
    'giu',
  )

  const digits = (text: string) => [...text.matchAll(alone)].map(([digit]) => Number(digit))

  it.each([
    ['I huset finns 8 rum.', [8]],
    ['Minst 2 nätter, för 1 580 kr.', [2]],
    ['8 rum för 2–100 personer, 26 m².', [8]],
    ['Två stolpar med fyra typ 2-laddare.', []],
    ['Den 6 december klockan 18:30.', []],
    ['Slingor på 3 eller 5 km.', []],
    ['I steg 3 av 3 väljer du presentkort.', []],
    ['Namn måste vara minst 2 tecken', []],
  ])('finds what should be a word in “%s”', (text, expected) => {
    expect(digits(text)).toEqual(expected)
  })

  it.each(['sv', 'en'] as const)('are words up to twelve in Swedish and nine in English (%s)', (locale) => {
    const hits = texts.filter(
      ({ locale: language, place, text }) =>
        language === locale &&
        !TABLE.test(`${place}.`) &&
        text.split(' ').length >= RUNNING_WORDS &&
        digits(text).some((number) => number <= IN_WORDS[locale]),
    )
    expect(list(hits)).toEqual([])
  })
})
