import { expect, test } from 'vitest'
import { groupTerms } from '@/content/facts'

test('a later cancellation of a group costs more', () => {
  const fees = groupTerms.cancellationFees.map(({ daysFrom, percent }) => ({ daysFrom, percent }))
  expect(fees).toEqual(fees.toSorted((a, b) => b.daysFrom - a.daysFrom))
  expect(fees).toEqual(fees.toSorted((a, b) => a.percent - b.percent))
})
