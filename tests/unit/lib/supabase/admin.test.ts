import { afterEach, expect, test, vi } from 'vitest'
import { getAdminClient } from '@/lib/supabase/admin'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a row that the database never reads out is asked for once, for 8 s', async () => {
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9')
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test')
  vi.stubEnv('SITE_URL', 'https://www.kallfjallet.example')
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      }),
  )
  vi.useFakeTimers()
  const answer = vi.fn()
  getAdminClient().from('job_applications').select('id').then(answer)
  await vi.advanceTimersByTimeAsync(7_900)
  expect(answer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(answer).toHaveBeenCalledWith(expect.objectContaining({ data: null }))
  expect(asked).toHaveBeenCalledTimes(1)
})
