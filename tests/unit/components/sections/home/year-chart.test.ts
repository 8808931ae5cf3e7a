import { describe, expect, it } from 'vitest'
import { monthSegments } from '@/components/sections/home/year-chart'

describe('year chart', () => {
  it('draws a season within the year as one bar', () => {
    expect(monthSegments({ from: 5, to: 10 })).toEqual([{ start: 5, end: 11 }])
  })

  it('draws a winter as two bars, one at each end of the year', () => {
    expect(monthSegments({ from: 12, to: 4 })).toEqual([
      { start: 1, end: 5 },
      { start: 12, end: 13 },
    ])
  })
})
