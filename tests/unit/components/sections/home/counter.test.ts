import { describe, expect, it } from 'vitest'
import { countUp } from '@/components/sections/home/counter'

describe('countUp', () => {
  it('starts and ends on the given values', () => {
    expect(countUp(20, 40, 0)).toBe(20)
    expect(countUp(20, 40, 3000)).toBe(40)
  })

  it('keeps to its ends outside its time', () => {
    expect(countUp(50, 100, -16)).toBe(50)
    expect(countUp(50, 100, 9000)).toBe(100)
  })

  it('is halfway at half time, and slow at both ends', () => {
    expect(countUp(50, 100, 1500)).toBe(75)
    expect(countUp(0, 100, 300)).toBe(2)
    expect(countUp(0, 100, 2700)).toBe(98)
  })
})
