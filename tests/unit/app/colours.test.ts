import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from '@/lib/colours'

const TOKENS = 'app/styles/tokens.css'
const tokens = new Map(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(
    ([, name = '', colour]) => [name, colour],
  ),
)

test('lib/colours.ts equals app/styles/tokens.css', () => {
  expect(colours).toEqual(Object.fromEntries(Object.keys(colours).map((name) => [name, tokens.get(name)])))
})

const readColours = (file: string) =>
  readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b|\brgb\(\d[^)]*/gi) ?? []
const files = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules'] }).filter((file) => readColours(file).length > 0)

test('no other code repeats a colour', () => {
  expect(
    files('{app,components,content,lib,deploy,supabase}/**/*.{css,html,template,ts,tsx}').sort(),
  ).toEqual([TOKENS, 'lib/colours.ts'])
})

test.each(files('public/**/*.svg'))('%s has the colours of app/styles/tokens.css', (file) => {
  const known = [...tokens.values()]
  expect(readColours(file).filter((colour) => !known.includes(colour))).toEqual([])
})
