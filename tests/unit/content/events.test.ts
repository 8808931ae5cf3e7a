import { describe, expect, test } from 'vitest'
import { listMonths, shareOfSpan } from '@/components/sections/events/calendar-scale'
import { calendarEvents, calendarSpan, eventHref } from '@/content/events'
import { findFoodEvent, foodEventList, isBookingLine } from '@/content/food-events'
import { findPicture } from '@/content/pictures'
import { findPage } from '@/lib/routes/find-page'
import { locales } from '@/lib/i18n/locales'
import { foodEventIds } from '@/lib/routes/detail-ids'

describe('the calendar', () => {
  test('leads to the page of each event', () => {
    expect(Object.fromEntries(calendarEvents.map(({ id }) => [id, eventHref(id)]))).toEqual({
      'kraftskiva-2025': '/food-event/kraftskiva',
      hostretreat: '/hostretreat',
      julbord: '/julbord',
      nyarsfirande: '/nyar',
    })
  })

  test('leads nowhere that is missing', () => {
    for (const { id } of calendarEvents)
      expect(findPage(eventHref(id), new URLSearchParams()).kind).toBe('page')
  })

  test('is in the order of its dates, within the months of its line', () => {
    const dates = calendarEvents.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
    for (const { date, endDate = date } of calendarEvents) {
      expect(shareOfSpan(date, calendarSpan)).toBeGreaterThanOrEqual(0)
      expect(shareOfSpan(endDate, calendarSpan)).toBeLessThan(1)
    }
  })

  test('draws five months', () => {
    expect(listMonths(calendarSpan)).toEqual([
      '2025-08-01',
      '2025-09-01',
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
    ])
  })
})

describe('the food events', () => {
  test('are the three of the route table, each with a picture', () => {
    expect(foodEventList.map(({ id }) => id)).toEqual(foodEventIds)
    for (const { picture } of foodEventList) expect(findPicture(picture.name)).toBeDefined()
  })

  test('mark their lines about booking a table and about the price, and no other', () => {
    for (const { id, text } of foodEventList) {
      for (const locale of locales) {
        const marked = text[locale].lines.filter(isBookingLine)
        expect(marked, `${id} ${locale}`).toHaveLength(id === 'hostretreat' ? 1 : 2)
        expect(marked.at(-1)).toContain(text[locale].price)
      }
    }
  })

  test('only the retreat is sold at the booking engine, as package 303', () => {
    expect(foodEventList.filter(({ bookingUrl }) => bookingUrl).map(({ id }) => id)).toEqual(['hostretreat'])
    expect(findFoodEvent('hostretreat').bookingUrl).toContain('package=303')
  })

  test('surströmming states no date', () => {
    for (const locale of locales) {
      const { date, when } = findFoodEvent('surstrommingsfest').text[locale]
      expect(when).toBeUndefined()
      expect(date.iso).toBeUndefined()
    }
  })

  test('an unknown id is an error of the caller', () => {
    expect(() => findFoodEvent('pizzafest')).toThrow('pizzafest')
  })
})
