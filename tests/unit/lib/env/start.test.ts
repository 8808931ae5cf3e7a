import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { prepareServer } from '@/lib/env/start'
import type * as Connections from '@/lib/server/connections'

vi.mock('@/lib/logging/log')
// It would keep the process of the tests from ending.
vi.mock('@/lib/server/connections', async (importOriginal) => ({
  ...(await importOriginal<typeof Connections>()),
  closeConnectionsAtEnd: vi.fn(),
}))

test('a guest of a server without a proxy cannot name another IP', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  /** The IP that a server with this setting counts. */
  const countedIp = async (proxies: string) => {
    vi.stubEnv('TRUSTED_PROXIES', proxies)
    prepareServer()
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    return (await fetch(`http://127.0.0.1:${port}`, { headers })).text()
  }
  for (const proxies of ['1', ' ']) expect(await countedIp(proxies)).toBe('203.0.113.9')
  // Nothing takes this back, so it comes last.
  expect(await countedIp('0 ')).toBe('127.0.0.1')
  server.close()
  vi.unstubAllEnvs()
})
