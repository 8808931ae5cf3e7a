import { expect, test } from 'vitest'
import { activities, seasons, seasonsOf, type Season } from '@/content/activities'
import { findPicture } from '@/content/pictures'

const MONTHS: Readonly<Record<Season, readonly number[]>> = {
  winter: [12, 1, 2, 3],
  spring: [4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
}

test('every activity has a picture of its own', () => {
  const pictures = activities.map(({ id }) => findPicture(`activity-${id}`).name)
  expect(new Set(pictures).size).toBe(activities.length)
})

test('the smallest and the largest minimum of participants are those of the facts', () => {
  const minimums = activities.map(({ minParticipants }) => minParticipants)
  expect(Math.min(...minimums)).toBe(1)
  expect(Math.max(...minimums)).toBe(8)
})

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

test.each(seasons)('there is something to do in %s', (season) => {
  expect(activities.some((activity) => seasonsOf(activity).includes(season))).toBe(true)
})

test.each(activities)('$id is offered in some season', (activity) => {
  expect(seasonsOf(activity)).not.toEqual([])
})
