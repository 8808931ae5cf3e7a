import { startSite } from './local/site.ts'
import { NEXT_BIN } from './site-process.ts'

/** `npm run preview`: builds the site and runs it as in production, on the embedded backend unless SUPABASE_URL is set. */
await startSite([NEXT_BIN, 'start'], ['scripts/build.ts'])
