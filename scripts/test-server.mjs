/**
 * The server of the browser tests: the production build on an embedded backend in memory, with a recorder
 * between them, each on a port of its own. Leaves a note with the backend's address and key for the tests (tests/support/stored.ts).
 */
import './require-node.mjs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startLocalBackend } from './local/local-backend.mjs'
import { NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.mjs'
import { startRecordingProxy } from '../tests/support/recording-proxy.mjs'

const SITE_PORT = '3105'
const BACKEND_PORT = 54_399
const RECORDER_PORT = 54_398
const NOTE = path.join(PROJECT_ROOT, 'supabase/.temp/e2e-backend.json')

const backend = await startLocalBackend({ port: BACKEND_PORT, memory: true, drainEveryMs: 1000 })
const recorder = await startRecordingProxy({ port: RECORDER_PORT, target: backend.url })
await mkdir(path.dirname(NOTE), { recursive: true })
await writeFile(
  NOTE,
  JSON.stringify({
    url: backend.url,
    secretKey: backend.secretKey,
    mailFolder: backend.mailFolder,
    recorderUrl: recorder.url,
  }),
)

// Bound to 127.0.0.1 as it is behind a proxy, which rewrites in proxy.ts have to survive.
const exitCode = await runNode([NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', SITE_PORT], {
  ...process.env,
  SUPABASE_URL: recorder.url,
  SITE_URL: `http://127.0.0.1:${SITE_PORT}`,
  // The tests send more forms from one address than any guest would.
  RATE_LIMIT_FACTOR: '1000',
})
await recorder.close()
await backend.close()
process.exit(exitCode)
