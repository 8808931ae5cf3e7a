import './require-node.mjs'
import { startSite } from './local/site.mjs'
import { NEXT_BIN } from './site-process.mjs'

/** `npm run dev`: the site with hot reload, on the embedded backend unless SUPABASE_URL is set. */
await startSite('dev', (port) => [
  ['scripts/prepare-pictures.mjs'],
  [NEXT_BIN, 'dev', '--port', String(port)],
])
