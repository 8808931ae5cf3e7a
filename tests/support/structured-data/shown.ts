import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { everyThing, typesOf, type Thing } from './validate'

/** What a page says to the eye, as far as the HTML tells. */
export interface ShownText {
  /** All text of the page without scripts and without what is hidden. */
  text: string
  /** `datetime` of every time. */
  times: readonly string[]
  /** Addresses of links. */
  links: readonly string[]
}

/** Properties whose words a guest has to find on the page. */
const WORDS = ['name', 'headline', 'title', 'description', 'checkinTime', 'checkoutTime', 'email'] as const
/** Properties whose numbers a guest has to find on the page. */
const NUMBERS = [
  'price',
  'minPrice',
  'numberOfRooms',
  'maximumAttendeeCapacity',
  'value',
  'maxValue',
] as const
const DATES = ['startDate', 'endDate'] as const

/** What the structured data states and the page does not show, one line each. */
export function findUnseen(things: readonly Thing[], shown: ShownText, language: Locale): string[] {
  const words = normalise(shown.text)
  // 1 580 and 1,580 are the number 1580
  const digits = words.replace(/(?<=\d)[ ,](?=\d{3}(?!\d))/g, '')
  return things.flatMap(everyThing).flatMap((thing) => {
    const at = typesOf(thing).join('+')
    const has = (property: string) => thing[property] !== undefined
    return [
      ...WORDS.filter(has).flatMap((property) =>
        paragraphs(String(thing[property]))
          .filter((part) => !words.includes(normalise(part)))
          .map((part) => `${at}.${property}: ${part}`),
      ),
      ...NUMBERS.filter((property) => typeof thing[property] === 'number')
        .filter((property) => !new RegExp(`(?<!\\d)${String(thing[property])}(?!\\d)`).test(digits))
        .map((property) => `${at}.${property}: ${String(thing[property])}`),
      ...DATES.filter(has)
        .filter((property) => !isDayShown(String(thing[property]), shown, words, language))
        .map((property) => `${at}.${property}: ${String(thing[property])}`),
      ...(has('telephone') && !shown.links.includes(`tel:${String(thing.telephone)}`)
        ? [`${at}.telephone: ${String(thing.telephone)}`]
        : []),
    ]
  })
}

function isDayShown(day: string, { times }: ShownText, words: string, language: Locale): boolean {
  return times.includes(day) || words.includes(normalise(formatDate(day, language)))
}

/** Job postings carry their text as paragraphs and lists of HTML, in some of them a label and its value. */
function paragraphs(text: string): string[] {
  return text.startsWith('<p>') ? text.split(/:?<\/?(?:p|ul|li)>|: /).filter(Boolean) : [text]
}

/** One case, one kind of space, no soft hyphens. */
function normalise(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()
    .toLowerCase()
}
