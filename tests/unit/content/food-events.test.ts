import { describe, expect, test } from 'vitest'
import { findFoodEvent, isBookingLine, listFoodEvents } from '@/content/food-events'
import { findPicture } from '@/content/pictures'
import { locales } from '@/lib/i18n/locales'
import { foodEventIds } from '@/lib/routes/detail-ids'

const BEFORE = '2025-06-01'
const foodEvents = listFoodEvents(BEFORE)

test('every food event of the route table has a text, and no other', () => {
  expect(foodEvents.map(({ id }) => id)).toEqual(foodEventIds)
})

describe.each(foodEvents)('$id', ({ text, picture, phoneBooking, bookingUrl }) => {
  test('has a picture', () => {
    expect(findPicture(picture)).toBeDefined()
  })

  test('is booked by phone or at the booking engine', () => {
    expect(bookingUrl === undefined).toBe(phoneBooking)
  })

  test.each(locales)('highlights the price, and how to book a table by phone (%s)', (locale) => {
    const highlighted = text[locale].lines.filter(isBookingLine)
    expect(highlighted).toHaveLength(phoneBooking ? 2 : 1)
    expect(highlighted.at(-1)).toContain(text[locale].price ?? 'a price')
  })
})

test.each(locales)('the surströmming party states no date (%s)', (locale) => {
  const { date, when } = findFoodEvent('surstrommingsfest', BEFORE).text[locale]
  expect(when).toBeUndefined()
  expect(date.iso).toBeUndefined()
})

test('an unknown id is an error of the caller', () => {
  expect(() => findFoodEvent('pizzafest')).toThrow('pizzafest')
})
