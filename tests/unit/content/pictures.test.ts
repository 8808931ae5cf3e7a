import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('a picture that is not in the index is an error', () => {
  expect(() => findPicture('nothing')).toThrow('There is no picture "nothing"')
})
