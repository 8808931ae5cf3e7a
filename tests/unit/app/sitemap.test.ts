import { expect, test } from 'vitest'
import sitemap from '@/app/sitemap'
import { listedAddresses } from '@/tests/support/every-address'

const entries = sitemap()

test('the sitemap lists every page in both languages, each naming the other', () => {
  const listed = entries.map(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname + search
  })
  expect(listed.sort()).toEqual(listedAddresses.flatMap((path) => [path, `${path}?lang=en`]).sort())
  for (const { alternates } of entries) expect(Object.keys(alternates?.languages ?? {})).toEqual(['sv', 'en'])
})

test('every entry has the day of its last change', () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const { url, lastModified } of entries) {
    expect(String(lastModified), url).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Number.isNaN(Date.parse(String(lastModified))), url).toBe(false)
    expect(String(lastModified) <= today, `${url} in the future`).toBe(true)
  }
})
