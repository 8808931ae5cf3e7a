import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type Child, freePort, startChild } from '../../scripts/local/child.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'

/** The embedded backend, in memory. */
export async function startBackend(): Promise<Child & { url: string; secretKey: string }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secretKey = `sb_secret_${randomBytes(24).toString('hex').slice(0, 31)}`
  const child = await startChild(
    process.execPath,
    [path.join(PROJECT_ROOT, 'scripts/local/serve.ts'), '--port', String(port), '--memory'],
    { probe: `${url}/local/instance`, env: { SUPABASE_SECRET_KEY: secretKey } },
  )
  return { ...child, url, secretKey }
}
