import { expect, test } from 'vitest'
import { serviceGroups } from '@/content/services'
import { locales } from '@/lib/i18n/locales'

const services = serviceGroups.flatMap((group) => group.services)

test('every service has an icon of its own', () => {
  expect(new Set(services.map(({ icon }) => icon)).size).toBe(services.length)
})

test.each(locales)('every service has a title of its own (%s)', (locale) => {
  expect(new Set(services.map(({ title }) => title[locale])).size).toBe(services.length)
})
