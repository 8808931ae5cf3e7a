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
