import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { trustNoForwardedFor } from '@/lib/server/connections'

test('a guest of a server without a proxy cannot name another IP', async () => {
  trustNoForwardedFor()
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(await response.text()).toBe('127.0.0.1')
  server.close()
})
