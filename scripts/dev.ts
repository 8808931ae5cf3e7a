// @ts-nocheck
import './require-node.ts'
import { NEXT_BIN } from './site-process.ts'

/** `npm run dev`: the site with hot reload, on the embedded backend unless SUPABASE_URL is set. */
// imported after the check of Node's version: an older one cannot read what this imports
const { startSite } = await import('./local/site.ts')
await startSite('dev', (port) => [['scripts/prepare-pictures.ts'], [NEXT_BIN, 'dev', '--port', String(port)]])
