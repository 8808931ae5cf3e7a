// @ts-nocheck
import './require-node.ts'
import { NEXT_BIN } from './site-process.ts'

/**
 * `npm run preview`: the whole site as it runs in production, built first, on the embedded backend
 * unless SUPABASE_URL is set.
 */
// imported after the check of Node's version: an older one cannot read what this imports
const { startSite } = await import('./local/site.ts')
await startSite('preview', (port) => [['scripts/build.ts'], [NEXT_BIN, 'start', '--port', String(port)]])
