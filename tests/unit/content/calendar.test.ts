import { expect, test } from 'vitest'
import { formatEventPrice } from '@/content/calendar'
import { events } from '@/content/events'

test('the price of New Year says that it includes a room, and what it is without one', () => {
  const priceIn = (locale: 'sv' | 'en') => formatEventPrice(events.nyar, locale).replaceAll('\u00A0', ' ')
  expect(priceIn('sv')).toBe('1 895 kr per person med boende, 895 kr utan')
  expect(priceIn('en')).toBe('1,895 SEK per person with a room, 895 SEK without')
})
