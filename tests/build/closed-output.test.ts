import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { CANARY_SECRETS } from '@/scripts/canary-secrets'
import { freePort } from '@/scripts/local/child'
import { NEXT_BIN, PROJECT_ROOT } from '@/scripts/site-process'

it('the server goes on when whatever reads its log has ended', async () => {
  const port = await freePort()
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status,
      () => 'no answer',
    )
  const server = spawn(process.execPath, [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...CANARY_SECRETS, SUPABASE_URL: 'http://127.0.0.1:9', NODE_ENV: 'production' },
  })
  try {
    // The framework says where it listens before it is ready.
    await once(server.stdout, 'data')
    await expect.poll(() => statusOf('/api/health'), { timeout: 20_000 }).not.toBe('no answer')
    server.stdout.destroy()
    server.stderr.destroy()

    // The backend that cannot be reached leaves lines in the log.
    for (let check = 0; check < 3; check += 1) expect(await statusOf('/api/health')).toBe(503)
    expect(await statusOf('/finns-inte')).toBe(404)
    expect(await statusOf('/')).toBe(200)
  } finally {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
}, 60_000)
