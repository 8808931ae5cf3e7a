import { expect, test, vi } from 'vitest'
import { allPackages } from '@/content/packages'
import en from '@/messages/en.json'
import sv from '@/messages/sv.json'

vi.stubEnv('SITE_DATE', '2025-10-20')

const modules = import.meta.glob<object>('../../../content/**/*.ts', { eager: true })

const WORDS = {
  sv: 'noll en två tre fyra fem sex sju åtta nio tio elva tolv'.split(' '),
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
}
const MONTHS = {
  sv: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

type Language = 'sv' | 'en'

/** The numbers of a text: those in digits, and those in digits or words. Telephone numbers and `00000` are left out. */
function numbersOf(text: string, language: Language) {
  const plain = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/(?:\+46|0)\s?980[-\s]319\s200|00000/g, '')
    .replace(language === 'sv' ? /(?<=\d)\s(?=\d{3}(?!\d))/g : /(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)(?:,(?=\d)|\((\d)\))/g, '.$1')
  const digits = plain.match(/\d+(?:[:.]\d+)?/g) ?? []
  const words = (plain.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => WORDS[language].indexOf(word))
    .filter((number) => number >= 0)
    .map(String)
  return { digits, all: new Set([...digits, ...words]) }
}

const monthsOf = (text: string, language: Language) =>
  MONTHS[language].flatMap((month, index) =>
    new RegExp(`(?<!\\p{L})${month}(?! we|\\p{L})`, 'u').test(text) ? [index + 1] : [],
  )

/** Every text that stands in both languages, with the path to it. */
function* pairsOf(value: unknown, path = '', seen = new Set<unknown>()): Generator<[string, string, string]> {
  if (value === null || typeof value !== 'object' || seen.has(value)) return
  seen.add(value)
  const pair = value as Partial<Record<Language, unknown>>
  if ('sv' in value && 'en' in value) yield [path, textOf(pair.sv), textOf(pair.en)]
  else for (const [key, child] of Object.entries(value)) yield* pairsOf(child, `${path}.${key}`, seen)
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value !== null && typeof value === 'object'
      ? Object.values(value).map(textOf).join('\n')
      : ''

const content = { ...modules, packages: allPackages() }
const inMessages = Object.entries(flatten(sv)).map(
  ([key, text]) => [key, text, flatten(en)[key] ?? ''] as const,
)

function flatten(messages: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value as object, `${prefix}${key}.`)),
    ),
  )
}

test('both languages state the same numbers and months, entry by entry', () => {
  const differences = [...pairsOf(content), ...inMessages].filter(([, swedish, english]) => {
    const [one, other] = [numbersOf(swedish, 'sv'), numbersOf(english, 'en')]
    return (
      one.digits.some((number) => !other.all.has(number)) ||
      other.digits.some((number) => !one.all.has(number)) ||
      monthsOf(swedish, 'sv').join() !== monthsOf(english, 'en').join()
    )
  })
  expect(differences).toEqual([])
})
