import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every style sheet is imported once', () => {
  const imported = [...readFileSync('app/globals.css', 'utf8').matchAll(/@import '\.\/(styles\/.+)';/g)]
  expect(imported.map(([, file]) => `app/${file}`).sort()).toEqual(globSync('app/styles/*.css').sort())
})
