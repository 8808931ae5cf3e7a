import { expect, test } from 'vitest'
import { readGroup } from '@/components/sections/rooms/group-size'

test.each([
  ['5', 5],
  [' 12 ', 12],
  ['007', 7],
  ['9999', 9999],
  ['', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['1,5', undefined],
  ['tolv', undefined],
  ['10000', undefined],
])('%o is read as %o', (text, count) => {
  expect(readGroup(text)).toBe(count)
})
