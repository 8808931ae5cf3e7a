import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'https://example.com' })
  vi.stubGlobal('document', { referrer: '' })
})

const load = () => import('@/lib/routes/path-memory')

test('a soft navigation is remembered before and after the new page notes itself', async () => {
  const { rememberPath, pathBefore } = await load()
  rememberPath('/teambuilding')
  expect(pathBefore('/booking-inquiry')).toBe('/teambuilding')
  rememberPath('/booking-inquiry')
  rememberPath('/booking-inquiry')
  expect(pathBefore('/booking-inquiry')).toBe('/teambuilding')
})

test('on a first page the referrer counts, where it is of this site', async () => {
  const { pathBefore, rememberPath } = await load()
  expect(pathBefore('/booking-inquiry')).toBeUndefined()
  vi.stubGlobal('document', { referrer: 'https://example.com/conference-packages?lang=en' })
  expect(pathBefore('/booking-inquiry')).toBe('/conference-packages')
  rememberPath('/booking-inquiry')
  expect(pathBefore('/booking-inquiry')).toBe('/conference-packages')
  vi.stubGlobal('document', { referrer: 'https://other.example/teambuilding' })
  expect(pathBefore('/booking-inquiry')).toBeUndefined()
})
