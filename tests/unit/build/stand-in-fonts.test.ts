import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
// @ts-expect-error a plain script; its types stand in its comments
import { standInRules as rules } from '@/scripts/stand-in-fonts.mjs'

const standInRules = rules as () => Promise<string>
const css = await readFile('app/styles/stand-ins.css', 'utf8')

test('stand-ins have the metrics of the typefaces in use', async () => {
  // After a change: node scripts/update-stand-ins.mjs
  expect(css).toBe(await standInRules())
})

test('app/fonts.ts names every stand-in, and none that has no rule', async () => {
  const families = (text: string) => [...new Set(text.match(/'[\w ]+ as [\w ]+'/g))].sort()
  const named = families(await readFile('app/fonts.ts', 'utf8'))
  expect(named).toHaveLength(9)
  expect(named).toEqual(families(css))
})
