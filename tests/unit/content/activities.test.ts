import { expect, test } from 'vitest'
import { activities, seasons, seasonsOf, type Season } from '@/content/activities'

const MONTHS: Readonly<Record<Season, readonly number[]>> = {
  winter: [12, 1, 2, 3],
  spring: [4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
}

test.each(activities.filter(({ months }) => months))(
  '$id is offered in the seasons of its months',
  (activity) => {
    const { from, to } = activity.months ?? { from: 0, to: 0 }
    const length = ((to - from + 12) % 12) + 1
    const months = Array.from({ length }, (_, offset) => ((from - 1 + offset) % 12) + 1)
    const expected = seasons.filter((season) => MONTHS[season].some((month) => months.includes(month)))
    expect(seasonsOf(activity)).toEqual(expected)
  },
)
