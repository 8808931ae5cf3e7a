import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from '@/scripts/local/child'
import { startBackend, type RunningBackend } from '@/tests/support/backend'
import { launchBrowser } from '../browser.ts'
import { recordSiteForms, type Recordings } from '../replay/site-forms.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const START_TIMEOUT_MS = 30_000

/** The production server on an embedded backend of its own, both on free ports. */
export interface FuzzedSite {
  origin: string
  backend: RunningBackend
  /** What a browser sends for each form. */
  recordings: Recordings
  /** The server's output so far. */
  log: () => string
  /** Bytes on the heap after a collection. */
  measureHeap: () => Promise<number>
  stop: () => Promise<void>
}

/** @throws Error where the site is not built, or does not start */
export async function startSite(): Promise<FuzzedSite> {
  const backend = await startBackend()
  const [port, inspectorPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    [
      `--inspect=127.0.0.1:${inspectorPort}`,
      path.join(ROOT, 'node_modules/next/dist/bin/next'),
      ...['start', '-H', '127.0.0.1', '-p', String(port)],
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SUPABASE_URL: backend.url,
        SUPABASE_SECRET_KEY: backend.secretKey,
        SITE_URL: origin,
        RATE_LIMIT_FACTOR: '100000',
      },
    },
  )
  let output = ''
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await waitUntilReady(origin, server, () => output)
  return {
    origin,
    backend,
    recordings: await record(origin),
    log: () => output,
    measureHeap: () => measureHeap(inspectorPort),
    stop: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
      await backend.stop()
    },
  }
}

async function waitUntilReady(origin: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The site did not start. Is it built (npm run build)?\n${log()}`)
}

async function record(origin: string): Promise<Recordings> {
  const browser = await launchBrowser()
  try {
    return await recordSiteForms(browser, origin)
  } finally {
    await browser.close()
  }
}

/** Has the server's debugger collect garbage, and returns the size of the heap. */
async function measureHeap(inspectorPort: number): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const call = (id: number, method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      socket.addEventListener('message', function listen({ data }) {
        const answer = JSON.parse(String(data)) as { id?: number; result: { usedSize?: number } }
        if (answer.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  await call(1, 'HeapProfiler.collectGarbage')
  const { usedSize = 0 } = await call(2, 'Runtime.getHeapUsage')
  socket.close()
  return usedSize
}
