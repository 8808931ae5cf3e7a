import { expect, test } from 'vitest'
import { natureCopy } from '@/content/nature'

test('both languages walk down the same zones of the slope', () => {
  expect(natureCopy.en.zones.map(({ id }) => id)).toEqual(natureCopy.sv.zones.map(({ id }) => id))
})
