import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { prepareBackend, startChild } from '../scripts/local/child.ts'
import { TEST_ORIGIN, TEST_PORT } from '../scripts/season.ts'
import { NEXT_BIN, PROJECT_ROOT } from '../scripts/site-process.ts'

/**
 * Chooses a port, a key and a new folder for the data of the production server and its embedded backend, each a process
 * that can be stopped and started again; starts nothing.
 */
export async function prepareSite() {
  const home = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-tools-'))
  const backend = await prepareBackend('--home', home, '--dispatch-every', '5000')
  const { url: backendUrl, secretKey } = backend
  // A server starts only for the origin that the pages were built for (npm run build:test).
  const origin = TEST_ORIGIN
  return {
    origin,
    backendUrl,
    secretKey,
    mailFolder: path.join(home, 'supabase/.temp/mail'),
    startBackend: backend.start,
    startServer: () =>
      startChild(process.execPath, [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(TEST_PORT)], {
        probe: `${origin}/boende`,
        cwd: PROJECT_ROOT,
        env: {
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          SUPABASE_URL: backendUrl,
          SUPABASE_SECRET_KEY: secretKey,
          SITE_URL: origin,
          // one machine sends the forms of many guests
          RATE_LIMIT_FACTOR: '1000000',
        },
      }),
    removeData: () => rm(home, { recursive: true, force: true }),
  }
}

export async function startSite() {
  const site = await prepareSite()
  const backend = await site.startBackend()
  const server = await site.startServer()
  return {
    ...site,
    async stop() {
      await server.stop()
      await backend.stop()
      await site.removeData()
    },
  }
}

export async function readRows(
  { backendUrl, secretKey }: { backendUrl: string; secretKey: string },
  table: string,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for (;;) {
    const page = `select=*&order=id&limit=1000&offset=${rows.length}`
    const answer = await fetch(`${backendUrl}/rest/v1/${table}?${page}`, { headers: { apikey: secretKey } })
    if (!answer.ok) throw new Error(`${table}: status ${answer.status}`)
    const found = (await answer.json()) as Record<string, unknown>[]
    rows.push(...found)
    if (found.length < 1000) return rows
  }
}
