import { expect, test, vi } from 'vitest'
import { allPackages } from '@/content/packages'
import { phone } from '@/content/phone'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'
import { SEASON_DAY } from '@/scripts/season'

vi.stubEnv('SITE_DATE', SEASON_DAY)

type Language = 'sv' | 'en'

const content = {
  ...import.meta.glob<object>('../../../content/**/*.ts', { eager: true }),
  packages: allPackages(),
  messages: { sv, en },
}

const WORDS = {
  sv: 'noll en två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
}
const MONTHS = {
  sv: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** Every text that stands in both languages, with the path to it. */
function* pairsOf(value: unknown, path = '', seen = new Set()): Generator<[string, string, string]> {
  if (value === null || typeof value !== 'object' || seen.has(value)) return
  seen.add(value)
  const isPair = 'sv' in value && 'en' in value
  if (isPair && typeof value.sv === 'string') return yield [path, value.sv, String(value.en)]
  const [swedish, english] = (isPair ? [value.sv, value.en] : [value]) as Record<string, unknown>[]
  // By place: chapters have their heading as the key.
  const translations = Object.values(english ?? {})
  for (const [index, [key, child]] of Object.entries(swedish ?? {}).entries())
    yield* pairsOf(isPair ? { sv: child, en: translations[index] } : child, `${path}.${key}`, seen)
}

/** The numbers of a text: those in digits, and all. Telephone numbers, URLs and `00000` are left out. */
function numbersOf(text: string, language: Language) {
  const digits =
    Object.values(phone.display)
      .reduce((rest, number) => rest.replaceAll(number, ''), text)
      .replace(/\]\([^)]*\)|00000/g, '')
      .replace(language === 'sv' ? /(?<=\d)\s(?=\d{3}(?!\d))/g : /(?<=\d),(?=\d{3}(?!\d))/g, '')
      .replace(/(?<=\d)(?:,(?=\d)|\((\d)\))/g, '.$1')
      .match(/\d+(?:[:.]\d+)?/g) ?? []
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return { digits, all: new Set([...digits, ...words.map((word) => String(WORDS[language].indexOf(word)))]) }
}

const monthsOf = (text: string, language: Language) =>
  MONTHS[language]
    .flatMap((month, at) => (new RegExp(`(?<!\\p{L})${month}(?! we|\\p{L})`, 'u').test(text) ? at : []))
    .join()

test('both languages state the same numbers and months, text by text', () => {
  const pairs = [...pairsOf(content)]
  expect(pairs.length).toBeGreaterThan(1500)
  const differences = pairs.filter(([, swedish, english]) => {
    const [one, other] = [numbersOf(swedish, 'sv'), numbersOf(english, 'en')]
    return (
      one.digits.some((number) => !other.all.has(number)) ||
      other.digits.some((number) => !one.all.has(number)) ||
      monthsOf(swedish, 'sv') !== monthsOf(english, 'en')
    )
  })
  expect(differences).toEqual([])
})
