import { afterEach, describe, expect, test, vi } from 'vitest'
import { christmasLead, comingBuffets, comingLunches, isChristmasOffered } from '@/content/christmas'
import { currentOffer } from '@/content/current'
import { comingEvents, eventsLead, pastEvents } from '@/content/events'
import { faqEntries } from '@/content/faq'
import { faqFigures } from '@/content/faq/figures'
import { findFoodEvent } from '@/content/food-events'
import { isNewYearOffered, newYearLead } from '@/content/new-year'
import { packagesFor, pastPackages } from '@/content/packages'
import { christmasPopup } from '@/content/pop-ups'
import { weekendMenuLabel } from '@/content/weekly-menu'
import { locales } from '@/lib/i18n/locales'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'
import {
  describeCalendar,
  describeChristmasBuffets,
  describeFoodEvent,
  describeNewYear,
} from '@/lib/seo/structured-data/events'

/**
 * One build of the content on several days: before everything, within each season, on the last day of each and on the
 * day after, and a year later. Each row says what is shown where.
 */

interface Shown {
  /** Ids in the calendar that are coming or running; what is not is in the list of past events. */
  calendar: string
  /** The section "Aktuellt" and the ticker; `–` for the retreat as a habit. */
  current: string
  /** Pages with a price and a booking button. */
  offered: string
  /** Evenings and lunches on the Christmas page. */
  christmas: string
  popup: boolean
  weekendMenu: 'weeks' | 'past'
}

const days: Readonly<Record<string, Shown>> = {
  '2025-06-01': {
    calendar: 'kraftskiva-2025 hostretreat julbord nyarsfirande',
    current: 'Kräftskiva 15 augusti',
    offered: 'kraftskiva hostretreat julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'weeks',
  },
  '2025-06-22': {
    calendar: 'kraftskiva-2025 hostretreat julbord nyarsfirande',
    current: 'Kräftskiva 15 augusti',
    offered: 'kraftskiva hostretreat julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'weeks',
  },
  '2025-06-23': {
    calendar: 'kraftskiva-2025 hostretreat julbord nyarsfirande',
    current: 'Kräftskiva 15 augusti',
    offered: 'kraftskiva hostretreat julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'past',
  },
  '2025-08-15': {
    calendar: 'kraftskiva-2025 hostretreat julbord nyarsfirande',
    current: 'Kräftskiva 15 augusti',
    offered: 'kraftskiva hostretreat julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'past',
  },
  '2025-08-16': {
    calendar: 'hostretreat julbord nyarsfirande',
    current: 'Höstretreat 7–9 november',
    offered: 'hostretreat julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'past',
  },
  '2025-10-20': {
    calendar: 'hostretreat julbord nyarsfirande',
    current: 'Höstretreat 7–9 november',
    offered: 'hostretreat julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'past',
  },
  '2025-11-08': {
    calendar: 'hostretreat julbord nyarsfirande',
    current: 'Julbord 29 november',
    offered: 'julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'past',
  },
  '2025-11-10': {
    calendar: 'julbord nyarsfirande',
    current: 'Julbord 29 november',
    offered: 'julbord nyar',
    christmas: '3+5',
    popup: true,
    weekendMenu: 'past',
  },
  '2025-12-07': {
    calendar: 'julbord nyarsfirande',
    current: 'Julbord 12 december',
    offered: 'julbord nyar',
    christmas: '1+5',
    popup: true,
    weekendMenu: 'past',
  },
  '2025-12-13': {
    calendar: 'julbord nyarsfirande',
    current: 'Jullunch 15–19 december',
    offered: 'julbord nyar',
    christmas: '0+5',
    popup: false,
    weekendMenu: 'past',
  },
  '2025-12-20': {
    calendar: 'julbord nyarsfirande',
    current: 'Nyår på fjället 31 december',
    offered: 'julbord nyar',
    christmas: '0+0',
    popup: false,
    weekendMenu: 'past',
  },
  '2025-12-24': {
    calendar: 'nyarsfirande',
    current: 'Nyår på fjället 31 december',
    offered: 'nyar',
    christmas: '0+0',
    popup: false,
    weekendMenu: 'past',
  },
  '2025-12-31': {
    calendar: 'nyarsfirande',
    current: 'Nyår på fjället 31 december',
    offered: 'nyar',
    christmas: '0+0',
    popup: false,
    weekendMenu: 'past',
  },
  '2026-01-01': {
    calendar: '',
    current: '–',
    offered: '',
    christmas: '0+0',
    popup: false,
    weekendMenu: 'past',
  },
  '2026-11-22': {
    calendar: '',
    current: '–',
    offered: '',
    christmas: '0+0',
    popup: false,
    weekendMenu: 'past',
  },
}

afterEach(() => vi.unstubAllEnvs())

describe.each(Object.entries(days))('on %s', (day, expected) => {
  test('each place shows what is coming, and only that', () => {
    vi.stubEnv('SITE_DATE', day)
    const current = currentOffer('sv')
    const pages = {
      kraftskiva: findFoodEvent('kraftskiva').text.sv.price !== undefined,
      hostretreat: findFoodEvent('hostretreat').text.sv.price !== undefined,
      julbord: isChristmasOffered(),
      nyar: isNewYearOffered(),
    }
    expect({
      calendar: comingEvents()
        .map(({ id }) => id)
        .join(' '),
      current: current ? `${current.title} ${current.days.replaceAll('\u00A0', ' ')}` : '–',
      offered: Object.entries(pages)
        .flatMap(([page, isOffered]) => (isOffered ? page : []))
        .join(' '),
      christmas: `${comingBuffets().length}+${comingLunches().length}`,
      popup: christmasPopup('sv').texts.length > 0,
      weekendMenu: weekendMenuLabel('sv').includes('receptionen') ? 'past' : 'weeks',
    }).toEqual(expected)
    expect(comingEvents().length + pastEvents().length).toBe(4)
  })

  test.each(locales)('structured data, packages and metadata say the same (%s)', (locale) => {
    vi.stubEnv('SITE_DATE', day)
    expect(describeCalendar(locale)).toHaveLength(comingEvents().length)
    expect(describeChristmasBuffets(locale)).toHaveLength(comingBuffets().length)
    expect(describeNewYear(locale)).toHaveLength(isNewYearOffered() ? 1 : 0)
    for (const id of ['kraftskiva', 'hostretreat']) {
      const event = findFoodEvent(id)
      const things = describeFoodEvent(event, locale)
      const isComing = comingEvents().some(({ href }) => href === event.href)
      expect(things).toHaveLength(isComing ? 1 : 0)
      if (isComing) expect('offers' in things[0]!).toBe(event.text[locale].price !== undefined)
    }
    for (const thing of [
      ...describeCalendar(locale),
      ...describeChristmasBuffets(locale),
      ...describeNewYear(locale),
    ]) {
      expect(thing.endDate! >= day, `${JSON.stringify(thing.name)} is over`).toBe(true)
    }

    const company = faqEntries(locale, faqFigures(locale)).find(({ id }) => id === 'foretagsjulbord')
    expect(/\d\s*(kr|SEK)/.test(company!.answer)).toBe(isChristmasOffered())

    const ids = packagesFor(locale).map(({ id }) => id)
    expect(ids.includes(304)).toBe(comingBuffets().length > 0)
    if (locale === 'sv')
      expect(ids.includes(303)).toBe(findFoodEvent('hostretreat').text.sv.price !== undefined)
    expect(ids.length + pastPackages(locale).length).toBe(locale === 'sv' ? 11 : 10)

    for (const path of ['/evenemang', '/julbord', '/nyar', '/hostretreat'] as const) {
      const { title, description } = pageTexts(path, locale)
      expect(title.length, title).toBeLessThanOrEqual(70)
      expect(description.length, description).toBeGreaterThanOrEqual(70)
      expect(description.length, description).toBeLessThanOrEqual(165)
      expect(buildMetadata(path, locale)).toMatchObject({ title, openGraph: { title, description } })
    }
    expect(/\d{3}\s*(kr|SEK)/.test(pageTexts('/nyar', locale).description)).toBe(isNewYearOffered())
    expect(/\d{3}\s*(kr|SEK)/.test(pageTexts('/julbord', locale).description)).toBe(
      comingBuffets().length + comingLunches().length > 0,
    )
    expect(/\d\s*(kr|SEK)/.test(pageTexts('/hostretreat', locale).description)).toBe(
      findFoodEvent('hostretreat').text[locale].price !== undefined,
    )
    for (const lead of [eventsLead()[locale], christmasLead()[locale], newYearLead()[locale]])
      expect(lead).not.toMatch(/undefined|^ |\s{2}/)
  })
})

test('the Christmas pop-up names the dates that are left, day by day', () => {
  expect(
    christmasPopup('sv', '2025-12-01').texts.map(({ until, heading, text }) => [
      until,
      heading,
      text.split('.')[0]?.replaceAll('\u00A0', ' '),
    ]),
  ).toEqual([
    ['2025-12-06', 'Julbord, två datum', '6 och 12 december'],
    ['2025-12-12', 'Julbord, ett datum kvar', '12 december'],
  ])
})
