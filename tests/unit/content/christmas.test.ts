import { expect, test } from 'vitest'
import { listLunchDates } from '@/content/christmas'

test('the Christmas lunch is served on five days', () => {
  expect(listLunchDates()).toEqual(['2025-12-15', '2025-12-16', '2025-12-17', '2025-12-18', '2025-12-19'])
})
