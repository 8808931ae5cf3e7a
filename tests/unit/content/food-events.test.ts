import { expect, test } from 'vitest'
import { findFoodEvent, isBookingLine, listFoodEvents } from '@/content/food-events'
import { locales } from '@/lib/i18n/locales'

const BEFORE = '2025-06-01'

test.each(listFoodEvents(BEFORE))(
  '$id highlights its price, and how to book a table where that is by phone',
  ({ text, phoneBooking }) => {
    for (const locale of locales) {
      const highlighted = text[locale].lines.filter(isBookingLine)
      expect(highlighted).toHaveLength(phoneBooking ? 2 : 1)
      expect(highlighted.at(-1)).toContain(text[locale].price ?? 'a price')
    }
  },
)

test('the surströmming party states no date', () => {
  const { date, when } = findFoodEvent('surstrommingsfest', BEFORE).text.sv
  expect([when, date.iso]).toEqual([undefined, undefined])
})

test('an unknown id is an error of the caller', () => {
  expect(() => findFoodEvent('pizzafest')).toThrow('pizzafest')
})
