import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPicture } from '@/content/pictures'
import { pictureFiles } from '@/lib/pictures/sources'

const names = readdirSync('content/pictures')
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.replace('.webp', ''))

it('every original is served as it is now (npm run pictures), no other file is, and each has its texts', () => {
  const stale = names.filter((name) => {
    const original = readFileSync(`content/pictures/${name}.webp`)
    return findPicture(name).hash !== createHash('sha256').update(original).digest('hex').slice(0, 8)
  })
  expect(stale).toEqual([])
  const isText = (alt: string) => alt !== '' && alt.split(' ').length <= 18
  expect(names.filter((name) => !Object.values(findPicture(name).alt).every(isText))).toEqual([])
  expect(names.filter((name) => findPicture(name).focusBox && !findPicture(name).sky)).toEqual([])
  const files = names.flatMap((name) => pictureFiles(findPicture(name)).map(({ file }) => file))
  expect(readdirSync('public/pictures').sort()).toEqual(files.sort())
})

it('a picture that is not in the index is an error', () => {
  expect(() => findPicture('nothing')).toThrow('There is no picture "nothing"')
})
