import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startFaultyBackend } from '../tests/support/faulty-backend.ts'
import { CANARY_SECRETS } from './canary-secrets.ts'
import { SEASON_DAY, TEST_ORIGIN, TEST_PORT } from './season.ts'
import { NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.ts'

/** The server of the browser tests: the production build on an embedded backend in memory, behind a proxy that produces faults. */

/** The site's output, for the test that searches it for personal data. */
const SITE_LOG = path.join(PROJECT_ROOT, 'supabase/.temp/e2e-site.log')

if (readFileSync(path.join(PROJECT_ROOT, '.next/site-date.txt'), 'utf8') !== SEASON_DAY) {
  console.error('The browser tests need a build of the season: npm run build:test')
  process.exit(1)
}

const backend = await startFaultyBackend()
// 127.0.0.1 as behind a proxy: rewrites in middleware.ts must work there
const args = [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(TEST_PORT)]
const env = {
  ...process.env,
  SUPABASE_URL: backend.url,
  SITE_DATE: SEASON_DAY,
  SITE_URL: TEST_ORIGIN,
  // the tests submit more forms from one IP than a guest would
  RATE_LIMIT_FACTOR: '1000',
  RATE_LIMIT_SECRET: CANARY_SECRETS.RATE_LIMIT_SECRET,
}
const exitCode = await runNode(args, env, SITE_LOG)
await backend.close()
process.exit(exitCode)
