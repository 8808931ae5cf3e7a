import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no attribute has a hyphen that only the text of a page hides', () => {
  const found = globSync('.next/server/app/{sv,en}/**/*.html').flatMap(
    (file) => readFileSync(file, 'utf8').match(/ (?:alt|aria-label|title|content)="[^"]*\u00AD[^"]*"/g) ?? [],
  )
  expect(found).toEqual([])
})
