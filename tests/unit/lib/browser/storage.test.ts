import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
let isFull = false

const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => stored.delete(key),
  setItem(key: string, value: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError')
    stored.set(key, value)
  },
}
const tab = { name: '', localStorage, sessionStorage: localStorage }

/** The module as the next document of the same tab loads it. */
async function loadStorage() {
  vi.resetModules()
  return import('@/lib/browser/storage')
}

beforeEach(() => {
  stored.clear()
  isFull = false
  tab.name = ''
  vi.stubGlobal('window', tab)
})

test('a full storage leaves the new value to the tab, also in its next document', async () => {
  const { readStored, writeStored } = await loadStorage()
  writeStored('cookieConsent', 'true')
  isFull = true
  writeStored('cookieConsent', 'false')
  expect(readStored('cookieConsent')).toBe('false')
  expect((await loadStorage()).readStored('cookieConsent')).toBe('false')
})

test('a storage that has room again takes over from the tab', async () => {
  const { readStored, writeStored } = await loadStorage()
  isFull = true
  writeStored('language', 'en')
  isFull = false
  writeStored('language', 'sv')
  expect([readStored('language'), stored.get('language'), tab.name]).toEqual(['sv', 'sv', ''])
})

test('a change of locale takes drafts along once, also where the choice itself cannot be stored', async () => {
  const { keepForLocaleSwitch, writeStored } = await loadStorage()
  isFull = true
  writeStored('draft:inquiry', 'typed')
  expect(tab.name).toBe('')
  keepForLocaleSwitch()
  writeStored('language', 'en')
  writeStored('draft:inquiry', 'typed until the page was left')
  const { readStored, wasLocaleSwitched } = await loadStorage()
  expect([readStored('draft:inquiry'), readStored('language')]).toEqual([
    'typed until the page was left',
    'en',
  ])
  expect(wasLocaleSwitched()).toBe(true)
  expect(tab.name).not.toContain('typed')
})
