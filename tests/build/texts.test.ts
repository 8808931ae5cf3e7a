import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readPages = (folder: string) =>
  globSync(`.next/server/app/${folder}/**/*.html`).map(
    // React separates texts that stand beside each other.
    (file) => [file, readFileSync(file, 'utf8').replaceAll('<!-- -->', '')] as const,
  )

test('no attribute has a hyphen that only the text of a page hides', () => {
  const found = readPages('{sv,en}').flatMap(
    ([, html]) => html.match(/ (?:alt|aria-label|title|content)="[^"]*\u00AD[^"]*"/g) ?? [],
  )
  expect(found).toEqual([])
})

test('English pages have no space before a per cent sign', () => {
  const found = readPages('en').flatMap(([, html]) => html.match(/>[^<]*\d\s%[^<]*</g) ?? [])
  expect(found).toEqual([])
})

test.each([
  ['sv', /fredag(?:ar)? och lördag(?:ar)?\b/i, /alla kvällar/i],
  ['en', /Fridays and Saturdays/, /every evening/i],
])(
  'pages that name the evenings of the restaurant say that hotel guests eat every evening (%s)',
  (folder, evenings, all) => {
    const naming = readPages(folder).filter(([, html]) => evenings.test(html))
    expect(naming.length).toBeGreaterThan(2)
    expect(naming.filter(([, html]) => !all.test(html)).map(([file]) => file)).toEqual([])
  },
)
