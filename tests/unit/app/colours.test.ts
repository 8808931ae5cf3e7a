import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readColours = (file: string) => readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []

const TOKENS = 'app/styles/tokens.css'
const tokens = new Set(readColours(TOKENS))
const files = globSync(
  '{app,components,content,lib,deploy,public}/**/*.{css,html,svg,template,ts,tsx}',
).filter((file) => file !== TOKENS && readColours(file).length > 0)

test.each(files)('%s has the colours of app/styles/tokens.css', (file) => {
  expect(readColours(file).filter((colour) => !tokens.has(colour))).toEqual([])
})
