import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error a plain script; its types stand in its comments
import { hintCompilation as hint } from '@/scripts/compile-hints.mjs'
// @ts-expect-error a plain script; its types stand in its comments
import { lateScripts as scriptsOf } from '@/scripts/late-scripts.mjs'

const hintCompilation = hint as (code: string) => string
const lateScripts = scriptsOf as (html: string) => string[]

test('a script begins with one hint, however often it is built', () => {
  const once = hintCompilation('run()')
  expect(once).toBe('//# allFunctionsCalledOnLoad\nrun()')
  expect(hintCompilation(once)).toBe(once)
})

test('every script that a built page fetches carries the hint, and what is fetched on touch does not', () => {
  const app = path.resolve('.next/server/app')
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const first = new Set(pages.flatMap((page) => lateScripts(readFileSync(path.join(app, page), 'utf8'))))
  expect(first.size).toBeGreaterThan(5)
  const folder = path.resolve('.next/static/chunks')
  const hinted = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').startsWith('//# all'),
  )
  expect(hinted.map((file) => `/_next/static/chunks/${file.split(path.sep).join('/')}`).sort()).toEqual(
    [...first].sort(),
  )
})
