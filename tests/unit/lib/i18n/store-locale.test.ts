import { beforeEach, expect, test, vi } from 'vitest'
import { storeLocale } from '@/lib/i18n/store-locale'
import { PUBLIC_URL_HEADER } from '@/lib/url/public-url'
import { formDataOf } from '@/tests/support/form-data'

const request = vi.hoisted(() => ({ headers: new Headers(), stored: [] as unknown[][] }))
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(request.headers),
  cookies: () => Promise.resolve({ set: (...cookie: unknown[]) => request.stored.push(cookie) }),
}))
vi.mock('next/navigation', () => ({
  redirect: (url: string) => {
    throw new Error(`redirect to ${url}`)
  },
}))

beforeEach(() => {
  request.headers = new Headers()
  request.stored = []
})

const store = (choice: string, url?: string) => {
  if (url !== undefined) request.headers.set(PUBLIC_URL_HEADER, url)
  return storeLocale(formDataOf({ language: choice }))
}

test.each([
  ['http', false],
  ['https, http', true],
])('the chosen locale is stored over %s with secure: %s', async (protocol, secure) => {
  request.headers.set('x-forwarded-proto', protocol)
  await expect(store('en', '/villkor?tab=privacy')).rejects.toThrow('redirect to /villkor?tab=privacy')
  expect(request.stored).toMatchObject([['language', 'en', { secure }]])
})

test.each([
  ['/relax?lang=en', '/relax'],
  ['/booking-inquiry?guests=2&lang=en&nights=1', '/booking-inquiry?guests=2&nights=1'],
  ['/fragor-och-svar?q=vad?&lang=en', '/fragor-och-svar?q=vad%3F'],
  ['//elsewhere.test/x?lang=en', '/elsewhere.test/x'],
  ['/\\elsewhere.test', '/elsewhere.test'],
])('a choice at %s leads back to %s', async (url, target) => {
  await expect(store('sv', url)).rejects.toThrow(`redirect to ${target}`)
})

test.each(['de', '', 'EN'])('an unknown locale "%s" is not stored', async (choice) => {
  await expect(store(choice, '/relax')).rejects.toThrow('redirect to /relax')
  expect(request.stored).toEqual([])
})

test.each([undefined, null, {}, [null]])('a call with %j for a form stores nothing', async (forged) => {
  await expect(storeLocale(forged as unknown as FormData)).rejects.toThrow('redirect to /')
  expect(request.stored).toEqual([])
})

test('a call of a script does not redirect', async () => {
  await storeLocale(formDataOf({ language: 'en' }), true)
  expect(request.stored).toHaveLength(1)
})
