import { afterEach, expect, test, vi } from 'vitest'
import { FoodEventPage } from '@/components/sections/food-event/food-event-page'
import { events } from '@/content/events'

vi.mock('next-intl/server', () => ({ getLocale: () => 'sv', getTranslations: () => (key: string) => key }))

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2025-11-08', false],
  ['2025-11-10', true],
])('on %s the page of the retreat says what it cost: %s', async (day, isSaid) => {
  vi.stubEnv('SITE_DATE', day)
  expect(JSON.stringify(await FoodEventPage({ event: events.hostretreat })).includes('"cost"')).toBe(isSaid)
})

test('the page of an event shows each of its prices', async () => {
  const child = { kronor: 650, label: { sv: 'Barn', en: 'Children' } }
  const event = { ...events.surstrommingsfest, prices: [{ kronor: 1325 }, child] as const }
  const page = JSON.stringify(await FoodEventPage({ event }))
  expect(page.match(/"amount":\d+,"unit":"[^"]+"/g)).toEqual([
    '"amount":1325,"unit":"packagePrice"',
    '"amount":650,"unit":"Barn, packagePrice"',
  ])
})
