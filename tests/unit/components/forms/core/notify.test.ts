import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const invoke = vi.hoisted(() => vi.fn<(name: string, options: object) => Promise<{ error: unknown }>>())
const afterTasks = vi.hoisted(() => [] as (() => Promise<void>)[])
vi.mock('next/server', () => ({ after: (task: () => Promise<void>) => afterTasks.push(task) }))
vi.mock('@/lib/supabase/admin', () => ({ getAdminClient: () => ({ functions: { invoke } }) }))

import { notifyAfterResponse } from '@/components/forms/core/notify'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  afterTasks.length = 0
  invoke.mockReset()
  logged.mockReset().mockImplementation(() => undefined)
})
afterEach(() => expect(afterTasks).toHaveLength(1))

test.each([
  ['refuses', () => Promise.resolve({ error: new Error('anna@example.com') })],
  ['throws', () => Promise.reject(new Error('anna@example.com'))],
])('only logs, without personal data, when it %s', async (_how, answer) => {
  invoke.mockImplementation(answer)
  notifyAfterResponse('booking', { name: 'Anna', email: 'anna@example.com' })
  expect(invoke).not.toHaveBeenCalled()
  await afterTasks[0]?.()
  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls.join()).toMatch(/Notification failed.*"type":"booking"/)
  expect(logged.mock.calls.join()).not.toContain('anna')
})
