import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { runScript } from '@/tests/support/backend'

test('npm run dev names the port that is in use', async () => {
  const taken = createServer().listen(0)
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { code, output } = await runScript(['scripts/dev.ts'], { ...process.env, PORT: String(port) })
  taken.close()
  expect(output.trim()).toContain(`Port ${port} is in use.`)
  expect(code).toBe(1)
})
