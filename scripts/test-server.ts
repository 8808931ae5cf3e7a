// @ts-nocheck
/**
 * The server of the browser tests: the production build on an embedded backend in memory, with a recorder
 * between them, each on a port of its own.
 */
import './require-node.ts'
import path from 'node:path'
import { CANARY_SECRETS } from './canary-secrets.ts'
import { NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.ts'
import { startRecordedBackend } from '../tests/support/recorded-backend.ts'

const SITE_PORT = '3105'
/** What the site writes down, for the test that looks for personal data in it. */
const SITE_LOG = path.join(PROJECT_ROOT, 'supabase/.temp/e2e-site.log')

const backend = await startRecordedBackend()
// Bound to 127.0.0.1 as it is behind a proxy, which rewrites in middleware.ts have to survive.
const args = [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', SITE_PORT]
const settings = {
  ...process.env,
  SUPABASE_URL: backend.url,
  SITE_URL: `http://127.0.0.1:${SITE_PORT}`,
  // The tests send more forms from one address than any guest would.
  RATE_LIMIT_FACTOR: '1000',
  RATE_LIMIT_SECRET: CANARY_SECRETS.RATE_LIMIT_SECRET,
}
const exitCode = await runNode(args, settings, { record: SITE_LOG })
await backend.close()
process.exit(exitCode)
