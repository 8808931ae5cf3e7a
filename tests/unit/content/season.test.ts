import { afterEach, describe, expect, test, vi } from 'vitest'
import { comingEvents, comingOccasions, currentOffer, isBookable, isStale } from '@/content/calendar'
import { mealsLeft } from '@/content/christmas'
import { events, type HotelEvent } from '@/content/events'
import { christmas } from '@/content/facts'
import { faqEntries } from '@/content/faq'
import { packagesFor } from '@/content/packages'
import { christmasPopupTexts } from '@/content/pop-ups'
import { menuOf } from '@/content/weekly-menu'
import { isOffered } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { locales } from '@/lib/i18n/locales'
import { pageTexts } from '@/components/seo/page-metadata'
import { inquiryCopyOf } from '@/components/forms/inquiry/content'
import { describeEvents } from '@/components/seo/structured-data/events'

const REAL_DAY = 'the real day'

/** Lets the site believe in a day. */
function setDay(day: string) {
  vi.stubEnv('SITE_DATE', day === REAL_DAY ? '' : day)
}

afterEach(() => vi.unstubAllEnvs())

/** The events that the table below is about. */
const KNOWN = [events.kraftskiva, events.hostretreat, events.julbord, events.nyar]

/** What can be had on the day, in short. */
function whatIsOffered() {
  const offer = currentOffer('sv')
  const current = KNOWN.some(({ href }) => href === offer?.href) ? offer : undefined
  const pages = {
    kraftskiva: isBookable(events.kraftskiva),
    hostretreat: isBookable(events.hostretreat),
    julbord: isOffered(christmas.season),
    nyar: isBookable(events.nyar),
    helgmeny: menuOf('weekend').length > 0,
    julpopup: christmasPopupTexts('sv').length > 0,
    'inquiry/hostretreat': inquiryCopyOf('sv').packages.weekend.some(({ value }) => value === 'hostreatreat'),
    ...Object.fromEntries(packagesFor('sv').map(({ id }) => [`package/${id}`, id === 303 || id === 304])),
  }
  return {
    calendar: comingEvents().flatMap(({ id }) => (KNOWN.some((event) => event.id === id) ? [id] : [])),
    current: current && `${current.title} ${current.when}`.replace(/\u00AD/g, '').replaceAll('\u00A0', ' '),
    christmas: mealsLeft()
      .map(({ title, dates }) => `${dates.length} ${title.sv}`)
      .join(', '),
    offered: Object.keys(pages).filter((page) => pages[page as keyof typeof pages]),
  }
}

const RETREAT = ['hostretreat', 'inquiry/hostretreat', 'package/303']
const CHRISTMAS = ['julbord', 'julpopup', 'package/304']

test.each([
  {
    day: '2024-12-30',
    calendar: ['kraftskiva-2025', 'hostretreat', 'julbord', 'nyarsfirande'],
    current: 'Kräftskiva 15 augusti 2025',
    christmas: '3 Julbord, 5 Jullunch',
    offered: ['helgmeny', 'kraftskiva', 'nyar', ...RETREAT, ...CHRISTMAS],
  },
  {
    day: '2025-06-23',
    calendar: ['kraftskiva-2025', 'hostretreat', 'julbord', 'nyarsfirande'],
    current: 'Kräftskiva 15 augusti',
    christmas: '3 Julbord, 5 Jullunch',
    offered: ['kraftskiva', 'nyar', ...RETREAT, ...CHRISTMAS],
  },
  {
    day: '2025-10-20',
    calendar: ['hostretreat', 'julbord', 'nyarsfirande'],
    current: 'Höstretreat 7–9 november',
    christmas: '3 Julbord, 5 Jullunch',
    offered: ['nyar', ...RETREAT, ...CHRISTMAS],
  },
  {
    day: '2025-11-08',
    calendar: ['hostretreat', 'julbord', 'nyarsfirande'],
    current: 'Julbord 29 november',
    christmas: '3 Julbord, 5 Jullunch',
    offered: ['nyar', ...CHRISTMAS],
  },
  {
    day: '2025-12-13',
    calendar: ['julbord', 'nyarsfirande'],
    current: 'Jullunch 15–19 december',
    christmas: '5 Jullunch',
    offered: ['julbord', 'nyar'],
  },
  {
    day: '2025-12-20',
    calendar: ['julbord', 'nyarsfirande'],
    current: 'Nyårsfirande 31 december',
    christmas: '',
    offered: ['julbord', 'nyar'],
  },
  {
    day: '2025-12-24',
    calendar: ['nyarsfirande'],
    current: 'Nyårsfirande 31 december',
    christmas: '',
    offered: ['nyar'],
  },
  {
    day: '2026-01-15',
    calendar: [],
    current: undefined,
    christmas: '',
    offered: [],
  },
])('on $day only what is coming is offered', ({ day, offered, ...expected }) => {
  setDay(day)
  const { offered: shown, ...rest } = whatIsOffered()
  expect(rest).toEqual(expected)
  expect(shown.toSorted()).toEqual(offered.toSorted())
})

describe.each([
  '2025-06-15',
  '2025-08-01',
  '2025-10-20',
  '2025-11-08',
  '2025-12-13',
  '2025-12-20',
  '2025-12-24',
  '2026-01-01',
  '2026-06-15',
  '2027-01-01',
  REAL_DAY,
])('on %s', (day) => {
  test.each(locales)('what is said elsewhere keeps to what is offered (%s)', (locale) => {
    setDay(day)
    const things = [
      ...describeEvents(comingOccasions(), locale),
      ...Object.values(events).flatMap((event: HotelEvent) => describeEvents([event], locale)),
    ]
    const endings = things.flatMap((thing) => ('endDate' in thing ? [`${thing.endDate}`] : []))
    expect(endings.filter((end) => end < today())).toEqual([])

    const hasPrice = (text: string) => /\d\s*(kr|SEK)/.test(text)
    const company = faqEntries(locale).find(({ id }) => id === 'foretagsjulbord')
    expect(hasPrice(company!.answer)).toBe(isOffered(christmas.season))

    const description = (path: Parameters<typeof pageTexts>[0]) => pageTexts(path, locale).description
    expect(hasPrice(description('/nyar'))).toBe(isBookable(events.nyar))
    expect(hasPrice(description('/julbord'))).toBe(mealsLeft().length > 0)
    expect(hasPrice(description('/hostretreat'))).toBe(isBookable(events.hostretreat))
    expect(description('/weekly-menu')).not.toContain('345')
  })

  test.each(locales)(
    'dated pages have titles and descriptions that a search result shows whole (%s)',
    (locale) => {
      setDay(day)
      for (const path of ['/evenemang', '/julbord', '/nyar', '/hostretreat', '/weekly-menu'] as const) {
        const { title, description } = pageTexts(path, locale)
        expect(title.length, title).toBeGreaterThanOrEqual(30)
        expect(title.length, title).toBeLessThanOrEqual(62)
        expect(description.length, description).toBeGreaterThanOrEqual(70)
        expect(description.length, description).toBeLessThanOrEqual(165)
        expect(`${title} ${description}`).not.toMatch(/undefined|\s{2}/)
      }
    },
  )
})

test('the Christmas pop-up names the dates that are left, day by day', () => {
  expect(
    christmasPopupTexts('sv', '2025-12-01').map(({ until, text }) => [
      until,
      text.split('.')[0]?.replaceAll('\u00A0', ' '),
    ]),
  ).toEqual([
    ['2025-12-06', '6 och 12 december'],
    ['2025-12-12', '12 december'],
  ])
  expect(christmasPopupTexts('sv', '2024-12-30')[0]?.text).toContain('2025')
})

test.each([
  ['before the retreat are stale when it can no longer be booked', '2025-11-07', '2025-11-08', true],
  ['on the last day of June’s menu are stale the day after', '2025-06-22', '2025-06-23', true],
  ['between two evenings of the buffet are stale after the second', '2025-12-06', '2025-12-07', true],
  ['today are current', '2025-11-07', '2025-11-07', false],
  ['after the last thing of the season stay current', '2026-01-01', '2026-11-22', false],
])('pages that were built %s', (_what, builtOn, day, stale) => {
  expect(isStale(builtOn, day)).toBe(stale)
})
