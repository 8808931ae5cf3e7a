import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../scripts/local/child.ts'
import { startLocalBackend } from '../../scripts/local/local-backend.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { startFaultProxy } from './fault-proxy.ts'

const NOTE = path.join(PROJECT_ROOT, 'supabase/.temp/e2e-backend.json')

/**
 * The backend of the browser tests: embedded, in memory, behind a proxy that produces faults. Writes the URLs and the key to a
 * file for the tests (tests/support/stored.ts).
 */
export async function startFaultyBackend() {
  const backend = await startLocalBackend({ port: await freePort(), memory: true, dispatchEveryMs: 1000 })
  const proxy = await startFaultProxy(await freePort(), backend.url)
  const { url, secretKey, mailFolder } = backend
  await mkdir(path.dirname(NOTE), { recursive: true })
  await writeFile(NOTE, JSON.stringify({ url, secretKey, mailFolder, proxyUrl: proxy.url }))
  return {
    /** Of the proxy, for the site's SUPABASE_URL. */
    url: proxy.url,
    secretKey,
    close: async () => {
      await proxy.close()
      await backend.close()
    },
  }
}
