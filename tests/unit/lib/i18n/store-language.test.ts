import { beforeEach, expect, it, vi } from 'vitest'
import { storeLanguage } from '@/lib/i18n/store-language'
import { PUBLIC_URL_HEADER } from '@/lib/routes/public-url'
import { formDataOf } from '@/tests/support/form-data'

const request = vi.hoisted(() => ({ headers: new Headers(), stored: [] as unknown[][] }))
vi.mock('next/headers', () => ({
  headers: () => Promise.resolve(request.headers),
  cookies: () => Promise.resolve({ set: (...cookie: unknown[]) => request.stored.push(cookie) }),
}))
vi.mock('next/navigation', () => ({
  redirect: (address: string) => {
    throw new Error(`redirect to ${address}`)
  },
}))

beforeEach(() => {
  request.headers = new Headers()
  request.stored = []
})

const store = (choice: string, address?: string) => {
  if (address !== undefined) request.headers.set(PUBLIC_URL_HEADER, address)
  return storeLanguage(formDataOf({ language: choice }))
}

it('the choice of language is stored', async () => {
  await expect(store('en', '/villkor?tab=privacy')).rejects.toThrow('redirect to /villkor?tab=privacy')
  expect(request.stored).toMatchObject([['language', 'en', { secure: false }]])
})

it.each([
  ['/relax?lang=en', '/relax'],
  ['/booking-inquiry?guests=2&lang=en&nights=1', '/booking-inquiry?guests=2&nights=1'],
  ['//elsewhere.test/x?lang=en', '/elsewhere.test/x'],
  ['/\\elsewhere.test', '/elsewhere.test'],
])('comes back from %s to %s', async (address, target) => {
  await expect(store('sv', address)).rejects.toThrow(`redirect to ${target}`)
})

it.each(['de', '', 'EN'])('"%s" changes nothing', async (choice) => {
  await expect(store(choice, '/relax')).rejects.toThrow('redirect to /relax')
  expect(request.stored).toEqual([])
})

it.each([undefined, null, {}, [null]])('%j in the place of a form changes nothing', async (forged) => {
  await expect(storeLanguage(forged as unknown as FormData)).rejects.toThrow('redirect to /')
  expect(request.stored).toEqual([])
})

it('the page stays where a script loads the page anew', async () => {
  await storeLanguage(formDataOf({ language: 'en' }), true)
  expect(request.stored).toHaveLength(1)
})
