import { expect, test } from 'vitest'
import { listLunchDates } from '@/content/christmas'
import { christmas } from '@/content/facts'

test('the Christmas lunch is served on every day from the first to the last', () => {
  const { from, to } = christmas.lunchBuffet
  const dates = listLunchDates()
  expect([dates[0], dates.at(-1)]).toEqual([from, to])
  const steps = dates.slice(1).map((date, index) => Date.parse(date) - Date.parse(dates[index] ?? ''))
  expect(new Set(steps)).toEqual(new Set([86_400_000]))
})
