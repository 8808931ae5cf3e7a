import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activities } from '@/content/activities'
import { findPicture } from '@/content/pictures'
import { pictureFiles } from '@/lib/pictures/sources'

const names = readdirSync('content/pictures')
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.replace('.webp', ''))

test('npm run pictures has prepared every original as it is now', () => {
  const stale = names.filter((name) => {
    const original = readFileSync(`content/pictures/${name}.webp`)
    return findPicture(name).hash !== createHash('sha256').update(original).digest('hex').slice(0, 8)
  })
  expect(stale).toEqual([])
  expect(names.filter((name) => findPicture(name).focusBox && !findPicture(name).sky)).toEqual([])
})

test('every picture has a text of at most 18 words in both locales', () => {
  const isText = (alt: string) => alt !== '' && alt.split(' ').length <= 18
  expect(names.filter((name) => !Object.values(findPicture(name).alt).every(isText))).toEqual([])
})

test('no other file is served than those of the pictures', () => {
  const files = names.flatMap((name) => pictureFiles(findPicture(name)).map(({ file }) => file))
  expect(readdirSync('public/pictures').sort()).toEqual(files.sort())
})

test('every picture is shown: its name stands in a page, or its activity does', () => {
  const files = import.meta.glob<string>('../../../{app,components,content}/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const sources = Object.values(files).join('\n')
  const ofActivities = activities.map(({ id }) => `activity-${id}`)
  const named = new Set([...sources.matchAll(/['"]([a-z\d-]+)['"]/g)].map(([, name]) => name))
  expect(names.filter((name) => !named.has(name) && !ofActivities.includes(name))).toEqual([])
})

test('a picture that is not in the index is an error', () => {
  expect(() => findPicture('nothing')).toThrow('There is no picture "nothing"')
})
