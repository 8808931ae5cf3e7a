import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { freePort } from '@/scripts/local/child'
import { TEST_ORIGIN } from '@/scripts/season'
import { PROJECT_ROOT } from '@/scripts/site-process'

function start(port: number, env: Record<string, string> = {}) {
  return spawn(process.execPath, ['scripts/start.ts'], {
    cwd: PROJECT_ROOT,
    env: {
      ...process.env,
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      SITE_URL: TEST_ORIGIN,
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      NODE_ENV: 'production',
      ...env,
    },
  })
}

test('a server that is stopped answers the request under way, and closes idle connections', async () => {
  const port = await freePort()
  const child = start(port)
  const origin = `http://127.0.0.1:${port}`
  const status = () =>
    fetch(origin).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 30_000 }).toBe(200)

  const idle = net.connect(port, '127.0.0.1')
  idle.write('GET /api/nope HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(idle, 'data')

  const body = 'List-Unsubscribe=One-Click'
  const guest = net.connect(port, '127.0.0.1')
  const headers = `Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}`
  guest.write(`POST /api/newsletter/unsubscribe?t=x HTTP/1.1\r\n${headers}\r\nExpect: 100-continue\r\n\r\n`)
  // the server has the request, and waits for its body
  const [continued] = (await once(guest, 'data')) as [Buffer]
  expect(String(continued)).toContain('100 Continue')
  child.kill('SIGTERM')
  await expect.poll(status).toBe(0)

  const exited = once(child, 'exit')
  const stoppedAt = performance.now()
  guest.write(body)
  expect(await text(guest)).toContain('{"result":')
  expect(await exited).toEqual([0, null])
  expect(performance.now() - stoppedAt).toBeLessThan(1000)
}, 60_000)

test.each([
  [
    { SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' },
    /^Setting SUPABASE_URL is missing\. Setting SUPABASE_SECRET_KEY is missing\.$/,
  ],
  [{ SITE_URL: 'https://other.example' }, /^The pages were built for .+Build again with this SITE_URL\.$/m],
  [{ PORT: '70000' }, /^Setting PORT must be a port, a number from 1 to 65535\.$/],
  [{ HOSTNAME: '192.0.2.1' }, /^Setting HOSTNAME must be an IP of this machine/],
])(
  'with %j the server does not start and says why',
  async (env, message) => {
    const child = start(await freePort(), env)
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(output.trim()).toMatch(message)
    expect(code).toBe(1)
  },
  60_000,
)
