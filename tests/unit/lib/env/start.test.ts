import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareServer } from '@/lib/env/start'
import { trustNoForwardedFor } from '@/lib/server/connections'

vi.mock('@/lib/server/connections')
vi.mock('@/lib/logging/log')

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

test.each([
  ['0', 1],
  ['0 ', 1],
  [' ', 0],
  ['1', 0],
])('with "%s" trusted proxies, the header with a guest’s IP is replaced %i times', (proxies, times) => {
  vi.stubEnv('TRUSTED_PROXIES', proxies)
  prepareServer()
  expect(trustNoForwardedFor).toHaveBeenCalledTimes(times)
})
