/**
 * The server of the browser tests: the production build on an embedded backend in memory, with a recorder
 * between them, each on a port of its own.
 */
import './require-node.mjs'
import { NEXT_BIN, runNode } from './site-process.mjs'
import { startRecordedBackend } from '../tests/support/recorded-backend.mjs'

const SITE_PORT = '3105'

const backend = await startRecordedBackend()
// Bound to 127.0.0.1 as it is behind a proxy, which rewrites in proxy.ts have to survive.
const exitCode = await runNode([NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', SITE_PORT], {
  ...process.env,
  SUPABASE_URL: backend.url,
  SITE_URL: `http://127.0.0.1:${SITE_PORT}`,
  // The tests send more forms from one address than any guest would.
  RATE_LIMIT_FACTOR: '1000',
})
await backend.close()
process.exit(exitCode)
