import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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

/** Words that some texts still have. */
const NOT_YET_CHECKED = new Set([
  'anmälan om kvarglömt',
  'avsluta nyhetsbrevet',
  'barnsäng',
  'brev från fjället',
  'cookie',
  'deposition',
  'djurvänlig',
  'e-mail',
  'eget upplägg',
  'embedded map',
  'end the newsletter',
  'extrasäng',
  'fri relax',
  'förbok',
  'hundvänlig',
  'identification',
  'in the letter',
  'inbäddad',
  'infravärme',
  'inquir',
  'konferensförfrågan',
  'laddare av typ',
  'letters from the mountain',
  'lost and found',
  'länken i brevet',
  'löparsling',
  'made to measure',
  'network address',
  'nätverksadress',
  'overnight guest',
  'plan of your own',
  'pre-book',
  'private guest',
  'privatgäst',
  'relax department',
  'running track',
  'shipping',
  'spa pool',
  'spabassäng',
  'staying guest',
  'sägnen',
  'teambuilding',
  'tecknad karta',
  'the relax',
  'their guardian',
  'till och med 6 år',
  'up to 6 years',
  'upp till 6 år',
  'uttag av typ',
  'voucher',
  'växelström',
  'wishes',
])

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
const found = (hits: readonly SiteText[]) => [...new Set(hits.map(({ place, text }) => `${place}: ${text}`))]

function hasWord(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}`, 'iu').test(text)
}

describe('words', () => {
  it('reads the texts of messages, content and pictures in both languages', () => {
    const places = texts.map(({ locale, place }) => `${locale} ${place}`)
    for (const place of ['messages', 'content/faq', 'content/terms', 'content/pictures', 'content/christmas'])
      for (const locale of ['sv', 'en'])
        expect(places.some((entry) => entry.startsWith(`${locale} ${place}`))).toBe(true)
  })

  it.each(rejected.sv.filter((word) => !NOT_YET_CHECKED.has(word)))('no Swedish text says “%s”', (word) => {
    expect(found(texts.filter(({ locale, text }) => locale === 'sv' && hasWord(text, word)))).toEqual([])
  })

  it.each(rejected.en.filter((word) => !NOT_YET_CHECKED.has(word)))('no English text says “%s”', (word) => {
    expect(found(texts.filter(({ locale, text }) => locale === 'en' && hasWord(text, word)))).toEqual([])
  })
})
