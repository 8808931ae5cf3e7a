import { describe, expect, test } from 'vitest'
import { fitGroup, readGroup } from '@/components/sections/scale/fit-group'
import { hotel, rooms } from '@/content/facts'

const standard = { capacity: rooms.standard.maxGuests }
const deluxe = { capacity: rooms.deluxe.maxGuests }

describe('a group in the rooms', () => {
  test.each([
    [1, { kind: 'all' }],
    [3, { kind: 'all' }],
    [4, { kind: 'several', inside: 3, needed: 2 }],
    [7, { kind: 'several', inside: 3, needed: 3 }],
    [120, { kind: 'several', inside: 3, needed: 40 }],
    [121, { kind: 'none' }],
  ])('of %d in standard rooms', (count, fit) => {
    expect(fitGroup(count, standard, hotel.roomCount)).toEqual(fit)
  })

  test('of three in deluxe rooms', () => {
    expect(fitGroup(3, deluxe, hotel.roomCount)).toEqual({ kind: 'several', inside: 2, needed: 2 })
  })
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
