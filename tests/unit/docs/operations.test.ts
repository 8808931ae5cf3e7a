import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsSchema } from '@/lib/env/schema'

const text = readFileSync('docs/operations.md', 'utf8')

const sources = ['app', 'lib', 'supabase/functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
)

test('every log line to watch is one that the code writes', () => {
  const lines = [...text.matchAll(/^\| Log: ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, line = '']) => line),
  )
  expect(lines.length).toBeGreaterThan(5)
  const unknown = lines.filter(
    (line) => !sources.some((source) => line.split('…').every((part) => source.includes(part))),
  )
  expect(unknown).toEqual([])
})

test('every setting of the site and of .env.example is listed', () => {
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  )
  expect(example).toEqual(expect.arrayContaining(Object.keys(settingsSchema.shape)))
  expect(example.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})
