import { expect, test } from 'vitest'
import { serviceGroups } from '@/content/services'

const services = serviceGroups.flatMap((group) => group.services)

test('there are 29 services, each once', () => {
  expect(services).toHaveLength(29)
  expect(new Set(services.map(({ id }) => id)).size).toBe(services.length)
})

test('the lines of the day lie between two midnights', () => {
  for (const [from, to] of services.flatMap(({ hours = [] }) => hours.flatMap(({ spans }) => spans))) {
    expect(from).toBeGreaterThanOrEqual(0)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThanOrEqual(24)
  }
})
