import { beforeEach, expect, test, vi } from 'vitest'

const isWithinRateLimit = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('@/lib/rate-limit', () => ({ isWithinRateLimit }))
vi.mock('@/lib/env', () => ({ getSettings: () => ({}) }))

import { guardSubmission } from '@/components/forms/core/guard'
import { formDataOf } from '@/tests/support/form-data'

const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' })
const guard = (fields: Record<string, string>) =>
  guardSubmission({ scope: 'inquiry', formData: formDataOf(fields), headers, email: ' anna@example.com ' })

beforeEach(() => void isWithinRateLimit.mockReset().mockResolvedValue(true))

test('a person passes', async () => {
  expect(await guard({ name: 'Anna', website: '' })).toBeNull()
  const subject = { address: '203.0.113.9', email: 'anna@example.com' }
  expect(isWithinRateLimit).toHaveBeenCalledWith('inquiry', subject)
})

test('the honeypot blocks, before the limiter is asked', async () => {
  expect(await guard({ website: 'https://spam.example' })).toBe('blocked')
  expect(isWithinRateLimit).not.toHaveBeenCalled()
})

test('the limit turns away', async () => {
  isWithinRateLimit.mockResolvedValueOnce(false)
  expect(await guard({})).toBe('rateLimited')
})
