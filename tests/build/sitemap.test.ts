import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listedPages } from '@/tests/support/built-pages'

test('the sitemap lists every page in both languages, each naming the other', () => {
  const entries = readFileSync('.next/server/app/sitemap.xml.body', 'utf8').split('<url>').slice(1)
  const paths = entries.map((entry) => /<loc>https?:\/\/[^/<]+([^<]*)</.exec(entry)?.[1])
  expect(paths.sort()).toEqual(listedPages.flatMap((path) => [path, `${path}?lang=en`]).sort())
  for (const entry of entries)
    expect([...entry.matchAll(/hreflang="(\w+)"/g)].map(([, locale]) => locale)).toEqual(['sv', 'en'])
})
