import { afterEach, describe, expect, test, vi } from 'vitest'
import { inquiryChoices } from '@/components/forms/inquiry/content'
import { buildMetadata } from '@/components/seo/page-metadata'
import { describeEvents } from '@/components/seo/structured-data/events'
import {
  calendarEvents,
  comingEvents,
  comingOccasions,
  currentOffer,
  formatEventPrice,
  isBookable,
  nextOccasion,
} from '@/content/calendar'
import { mealsLeft } from '@/content/christmas'
import { events, type HotelEvent } from '@/content/events'
import * as facts from '@/content/facts'
import { faqEntries } from '@/content/faq'
import { packagesFor } from '@/content/packages'
import { christmasPopupContent } from '@/content/pop-ups'
import { isStale } from '@/content/stale'
import { isOffered, listDays } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { locales } from '@/lib/i18n/locales'

const REAL_DAY = 'the real day'

/** Lets the site believe in a day. */
function setDay(day: string) {
  vi.stubEnv('SITE_DATE', day === REAL_DAY ? '' : day)
}

afterEach(() => vi.unstubAllEnvs())

const plain = (text = '') => text.replace(/[\u00AD\u2060]/g, '').replaceAll('\u00A0', ' ')
const isInCalendar = (event: HotelEvent) => comingEvents().some(({ id }) => id === event.id)
const mealNames = () => mealsLeft().map(({ title }) => title.sv)
const hasPackage = (wanted: number) => packagesFor('sv').some(({ id }) => id === wanted)
const hasRetreatChoice = () =>
  inquiryChoices('sv').packageType.weekend.some(({ value }) => value === 'hostreatreat')

test.each<[what: string, lastDay: string, isShown: () => boolean]>([
  ['the crayfish party', '2025-08-15', () => isBookable(events.kraftskiva)],
  ['the crayfish party in the calendar', '2025-08-15', () => isInCalendar(events.kraftskiva)],
  ['the retreat', '2025-11-07', () => isBookable(events.hostretreat)],
  ['the package of the retreat', '2025-11-07', () => hasPackage(303)],
  ['the retreat as a choice of the inquiry', '2025-11-07', hasRetreatChoice],
  ['the retreat in the calendar', '2025-11-09', () => isInCalendar(events.hostretreat)],
  ['the Christmas buffet', '2025-12-12', () => mealNames().includes('Julbord')],
  ['the Christmas package', '2025-12-12', () => hasPackage(304)],
  ['the Christmas pop-up', '2025-12-12', () => christmasPopupContent('sv').length > 0],
  ['the Christmas lunch', '2025-12-19', () => mealNames().includes('Jullunch')],
  ['Christmas for companies', '2025-12-23', () => isOffered(facts.christmas.season)],
  ['the Christmas season in the calendar', '2025-12-23', () => isInCalendar(events.julbord)],
  ['New Year', '2025-12-31', () => isBookable(events.nyar)],
  ['New Year in the calendar', '2025-12-31', () => isInCalendar(events.nyar)],
])('%s is shown until %s', (_what, lastDay, isShown) => {
  const [, dayAfter] = listDays({ from: lastDay, to: '2026-01-01' })
  const shown = ['2024-12-30', lastDay, dayAfter!, '2026-11-22'].filter((day) => {
    setDay(day)
    return isShown()
  })
  expect(shown).toEqual(['2024-12-30', lastDay])
})

test.each([
  ['2024-12-30', 'Kräftskiva 15 augusti 2025'],
  ['2025-06-23', 'Kräftskiva 15 augusti'],
  ['2025-10-20', 'Höstretreat 7–9 november'],
  ['2025-11-08', 'Julbord 29 november'],
  ['2025-12-13', 'Jullunch 15–19 december'],
  ['2025-12-20', 'Nyårsfirande 31 december'],
  ['2026-01-01', undefined],
])('the offer of the moment on %s is %s', (day, expected) => {
  setDay(day)
  const offer = currentOffer('sv')
  expect(offer && plain(`${offer.title.sv} ${offer.when}`)).toBe(expected)
})

describe.each([
  '2025-06-15',
  '2025-08-01',
  '2025-10-20',
  '2025-11-08',
  '2025-12-13',
  '2025-12-24',
  '2026-06-15',
  REAL_DAY,
])('on %s', (day) => {
  test.each(locales)(
    'pages and answers keep to what is offered, in texts of the right length (%s)',
    (locale) => {
      setDay(day)
      const things = [
        ...describeEvents(comingOccasions(), locale),
        ...Object.values(events).flatMap((event: HotelEvent) => describeEvents([event], locale)),
      ]
      const endings = things.flatMap((thing) => ('endDate' in thing ? [`${thing.endDate}`] : []))
      expect(endings.filter((end) => end < today())).toEqual([])

      const hasPrice = (text: string) => /\d\s*(kr|SEK)/.test(text)
      const company = faqEntries(locale).find(({ id }) => id === 'foretagsjulbord')
      expect(hasPrice(company!.answer)).toBe(isOffered(facts.christmas.season))

      const isPriced = {
        '/nyar': isBookable(events.nyar),
        '/julbord': mealsLeft().length > 0,
        '/hostretreat': isBookable(events.hostretreat),
      }
      for (const path of ['/evenemang', '/julbord', '/nyar', '/hostretreat', '/weekly-menu'] as const) {
        const texts = buildMetadata(path, locale)
        const [title, description] = [String(texts.title), String(texts.description)]
        if (path in isPriced) expect(hasPrice(description)).toBe(isPriced[path as keyof typeof isPriced])
        expect(title.length, title).toBeGreaterThanOrEqual(30)
        expect(title.length, title).toBeLessThanOrEqual(62)
        expect(description.length, description).toBeGreaterThanOrEqual(70)
        expect(description.length, description).toBeLessThanOrEqual(165)
        expect(`${title} ${description}`).not.toMatch(/undefined|\s{2}|345/)
      }
    },
  )
})

test.each([
  ['2025-12-12', ['12 december', '675 kr', '15–19 december']],
  ['2025-12-13', ['Jullunch', '15–19 december', '395 kr']],
])('the card and the answer about Christmas on %s say what is left', (day, expected) => {
  setDay(day)
  const next = nextOccasion(events.julbord)
  const card = plain(`${next.title.sv} ${events.julbord.note.sv} ${formatEventPrice(next, 'sv')}`)
  const answer = plain(faqEntries('sv').find(({ id }) => id === 'julbord')?.answer)
  for (const text of [card, answer]) {
    expect(expected.filter((words) => !text.includes(words))).toEqual([])
    expect(text).not.toContain('29 november')
    if (day > '2025-12-12') expect(text).not.toContain('675')
  }
})

test('the Christmas pop-up names the dates that are left, day by day', () => {
  vi.stubEnv('SITE_DATE', '2025-12-01')
  const texts = christmasPopupContent('sv')
  expect(texts.map(({ until, text }) => [until, plain(text.split('.')[0])])).toEqual([
    ['2025-12-06', '6 och 12 december'],
    ['2025-12-12', '12 december'],
  ])
  vi.stubEnv('SITE_DATE', '2024-12-30')
  expect(christmasPopupContent('sv')[0]?.text).toContain('2025')
})

test.each([
  ['before the retreat are stale when it can no longer be booked', '2025-11-07', '2025-11-08', true],
  ['after the last booking day of the retreat are stale after the retreat', '2025-11-08', '2025-11-10', true],
  ['between two evenings of the buffet are stale after the second', '2025-12-06', '2025-12-07', true],
  ['today are current', '2025-11-07', '2025-11-07', false],
  ['after the last thing of the season stay current', '2026-01-01', '2026-11-22', false],
])('pages that were built %s', (_what, builtOn, day, stale) => {
  expect(isStale(builtOn, day)).toBe(stale)
})

test('every date of the facts is within an event, with which pages become stale', () => {
  const spans = calendarEvents.flatMap(({ days, occasions = [] }) => [days, ...occasions.map((o) => o.days)])
  const dates = JSON.stringify(facts).match(/\d{4}-\d{2}-\d{2}/g) ?? []
  expect(dates).toContain(facts.christmas.season.to)
  expect(dates.filter((date) => !spans.some(({ from, to }) => from <= date && date <= to))).toEqual([])
})
