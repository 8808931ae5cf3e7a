import { describe, expect, test } from 'vitest'
import { MemoryLimiter } from '@/lib/rate-limit/memory'

describe('MemoryLimiter', () => {
  test('allows again after the window, and drops the least recent of 10,000 keys', () => {
    const limiter = new MemoryLimiter()
    expect(limiter.hit('a', 1, 60, 0)).toBe(true)
    expect(limiter.hit('a', 1, 60, 1)).toBe(false)
    expect(limiter.hit('a', 1, 60, 60_000)).toBe(true)
    for (let count = 0; count < 10_000; count += 1) limiter.hit(`key-${count}`, 1, 60, 60_001)
    expect(limiter.hit('a', 1, 60, 60_002)).toBe(true)
  })

  test('locks nobody out when the clock is put back', () => {
    const limiter = new MemoryLimiter()
    limiter.hit('a', 1, 60, 3_600_000)
    expect(limiter.hit('a', 1, 60, 0)).toBe(true)
    expect(limiter.hit('a', 1, 60, 1)).toBe(false)
  })
})
