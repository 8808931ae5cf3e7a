import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { NEXT_BIN, PROJECT_ROOT } from '../site-process.ts'
import { freePort, startChild, type Child } from './child.ts'

/** Embedded backend and production server, each on a free port, for tests of the built site. */

const HOST = '127.0.0.1'

export interface Backend {
  url: string
  secretKey: string
}

export interface Site {
  origin: string
  /** Host and port. */
  address: string
}

/** The embedded backend, in memory. */
export async function startBackend(): Promise<Backend & Child> {
  const port = await freePort()
  const url = `http://${HOST}:${port}`
  const secretKey = `sb_secret_${randomBytes(24).toString('hex').slice(0, 31)}`
  const child = await startChild(
    process.execPath,
    [path.join(PROJECT_ROOT, 'scripts/local/serve.ts'), '--port', String(port), '--memory'],
    { probe: `${url}/local/instance`, env: { SUPABASE_SECRET_KEY: secretKey } },
  )
  return { ...child, url, secretKey }
}

/** The production server of the finished build. */
export async function startSite(backend: Backend): Promise<Site & Child> {
  const port = await freePort()
  const origin = `http://${HOST}:${port}`
  const child = await startChild(process.execPath, [NEXT_BIN, 'start', '-H', HOST, '-p', String(port)], {
    probe: `${origin}/api/health`,
    cwd: PROJECT_ROOT,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEY: backend.secretKey,
      // one machine sends the requests of many guests
      RATE_LIMIT_FACTOR: '1000000',
    },
  })
  return { ...child, origin, address: `${HOST}:${port}` }
}
