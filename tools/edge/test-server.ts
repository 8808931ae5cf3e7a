/** The server of the edge tests: the built worker under the edge host's runtime, on the browser tests' backend. */
import path from 'node:path'
import { SEASON_DAY } from '../../scripts/season.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { startRecordedBackend } from '../../tests/support/recorded-backend.ts'

const EDGE_FOLDER = path.join(PROJECT_ROOT, 'deploy/edge')
const WRANGLER = path.join(EDGE_FOLDER, 'node_modules/wrangler/bin/wrangler.js')
/** Not that of the ordinary browser tests: their server would be taken for this one. */
const PORT = '3107'

const backend = await startRecordedBackend()
const settings = {
  SUPABASE_URL: backend.url,
  SUPABASE_SECRET_KEY: backend.secretKey,
  SITE_URL: `http://127.0.0.1:${PORT}`,
  SITE_DATE: SEASON_DAY,
  // the tests send more forms from one address than any guest would
  RATE_LIMIT_FACTOR: '1000',
}
const exitCode = await runNode(
  [
    ...[WRANGLER, 'dev', '--local', '--config', path.join(EDGE_FOLDER, 'wrangler.jsonc')],
    ...['--ip', '127.0.0.1', '--port', PORT, '--show-interactive-dev-session=false'],
    ...Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ],
  { ...process.env, WRANGLER_SEND_METRICS: 'false' },
)
await backend.close()
process.exit(exitCode)
