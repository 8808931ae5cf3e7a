import { describe, expect, test } from 'vitest'
import { activities, seasonsOf, type Season } from '@/content/activities'
import { activityMinimumParticipants } from '@/content/facts'
import { findPicture } from '@/content/pictures'

const MONTHS: Readonly<Record<Season, readonly number[]>> = {
  winter: [12, 1, 2, 3],
  spring: [4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
}

describe('the activities', () => {
  test('are fourteen, each with a picture of its own', () => {
    expect(activities).toHaveLength(14)
    expect(new Set(activities.map(({ id }) => findPicture(`activity-${id}`).name)).size).toBe(14)
  })

  test('need between one and eight participants, and both ends occur', () => {
    const minimums = activities.map(({ minParticipants }) => minParticipants)
    expect(Math.min(...minimums)).toBe(activityMinimumParticipants.from)
    expect(Math.max(...minimums)).toBe(activityMinimumParticipants.to)
  })

  test.each(activities.filter(({ months }) => months))(
    '$id is in the seasons that its months lie in',
    (activity) => {
      const { from, to } = activity.months ?? { from: 0, to: 0 }
      const length = ((to - from + 12) % 12) + 1
      const months = Array.from({ length }, (_, offset) => ((from - 1 + offset) % 12) + 1)
      const expected = (Object.keys(MONTHS) as Season[]).filter((season) =>
        MONTHS[season].some((month) => months.includes(month)),
      )
      expect(seasonsOf(activity)).toEqual(expected)
    },
  )

  test('offer something in every season, and each belongs to one at least', () => {
    for (const season of Object.keys(MONTHS) as Season[]) {
      expect(activities.some((activity) => seasonsOf(activity).includes(season))).toBe(true)
    }
    for (const activity of activities) expect(seasonsOf(activity).length).toBeGreaterThan(0)
  })

  test('use all eight categories', () => {
    const used = new Set(activities.flatMap(({ categories }) => categories))
    expect([...used].toSorted()).toEqual(
      ['fall', 'friluftsliv', 'hike', 'mindfulness', 'senior', 'spring', 'summer', 'winter'].toSorted(),
    )
  })
})
