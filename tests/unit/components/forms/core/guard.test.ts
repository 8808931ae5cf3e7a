import { beforeEach, expect, test, vi } from 'vitest'

const isWithinRateLimit = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('@/lib/rate-limit', () => ({ isWithinRateLimit }))
vi.mock('@/lib/env', () => ({ getSettings: () => ({}) }))

import { guardSubmission } from '@/components/forms/core/guard'

function guard(fields: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.append(name, value)
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' })
  return guardSubmission({ scope: 'inquiry', formData, headers, email: ' anna@example.com ' })
}

beforeEach(() => {
  isWithinRateLimit.mockReset().mockResolvedValue(true)
})

test('a person passes, with or without a time stamp', async () => {
  expect(await guard({ name: 'Anna', website: '' })).toBeNull()
  expect(await guard({ startedAt: String(Date.now() - 5_000) })).toBeNull()
  const subject = { address: '203.0.113.9', email: 'anna@example.com' }
  expect(isWithinRateLimit).toHaveBeenCalledWith('inquiry', subject)
})

test('the honeypot and an answer in the same breath are blocked, before the limiter is asked', async () => {
  expect(await guard({ website: 'https://spam.example' })).toBe('blocked')
  expect(await guard({ startedAt: String(Date.now()) })).toBe('blocked')
  expect(isWithinRateLimit).not.toHaveBeenCalled()
})

test.each(['yesterday', '-5', '1', String(Date.now() + 60_000), '9'.repeat(30)])(
  'a time stamp that makes no sense (%s) says nothing',
  async (startedAt) => {
    expect(await guard({ startedAt })).toBeNull()
  },
)

test('the limit turns away', async () => {
  isWithinRateLimit.mockResolvedValueOnce(false)
  expect(await guard({})).toBe('rateLimited')
})
