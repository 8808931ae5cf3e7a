import { afterEach, expect, test, vi } from 'vitest'
import { describeEvents } from '@/components/seo/structured-data/events'
import { describeHotel, describeRestaurant } from '@/components/seo/structured-data/hotel'
import { events } from '@/content/events'
import { meals } from '@/content/restaurant'
import { locales } from '@/lib/i18n/locales'

afterEach(() => vi.unstubAllEnvs())

test.each(locales)('the structured data has the payments and the coming events (%s)', (locale) => {
  expect(describeHotel(locale).paymentAccepted).toMatch(/Swish, (kontanter|cash)$/)
  const season = [events.kraftskiva, events.hostretreat, events.julbord, events.nyar]
  const coming = season.slice(1).map(({ days }) => ({ startDate: days.from, endDate: days.to }))
  vi.stubEnv('SITE_DATE', '2025-10-20')
  expect(describeEvents(season, locale)).toMatchObject(coming)
  vi.stubEnv('SITE_DATE', '2026-10-20')
  expect(describeEvents(season, locale)).toEqual([])
})

test.each(locales)('the structured data has each meal with its price (%s)', (locale) => {
  const stated = meals.flatMap(({ name, price }) =>
    typeof price === 'number' ? [[name[locale], price]] : [],
  )
  expect(stated).toContainEqual([locale === 'sv' ? 'Helgbuffé' : 'Weekend buffet', 345])
  expect(describeRestaurant(locale).hasMenu).toMatchObject({
    hasMenuItem: stated.map(([name, price]) => ({ name, offers: { price, priceCurrency: 'SEK' } })),
  })
})
