import { expect, test } from 'vitest'
import { readGroup, roomsNeeded } from '@/components/sections/rooms/group-size'

test.each([
  [1, 3, 1],
  [3, 3, 1],
  [4, 3, 2],
  [3, 2, 2],
  [120, 3, 40],
  [121, 3, undefined],
])('%d guests in rooms for %d need %o rooms', (count, capacity, needed) => {
  expect(roomsNeeded(count, capacity, 40)).toBe(needed)
})

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
