import './require-node.mjs'
import { startSite } from './local/site.mjs'
import { NEXT_BIN } from './site-process.mjs'

/**
 * `npm run preview`: the whole site as it runs in production, built first, on the embedded backend
 * unless SUPABASE_URL is set.
 */
await startSite('preview', (port) => [
  ['scripts/prepare-pictures.mjs'],
  [NEXT_BIN, 'build'],
  [NEXT_BIN, 'start', '--port', String(port)],
])
