import { afterEach, expect, test, vi } from 'vitest'
import { EventCard } from '@/components/sections/events/event-card'
import { events } from '@/content/events'

vi.mock('next-intl/server', () => ({ getLocale: () => 'sv', getTranslations: () => (key: string) => key }))

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['julbord', '2025-12-01', false],
  ['julbord', '2025-12-16', true],
  ['julbord', '2025-12-21', false],
  ['hostretreat', '2025-11-08', true],
] as const)('the card of %s says on %s that something is on: %s', async (id, day, isOn) => {
  vi.stubEnv('SITE_DATE', day)
  const card = JSON.stringify(await EventCard({ event: events[id], layout: 'small' }))
  expect(card.includes('"running"')).toBe(isOn)
})
