import { startSite } from './local/site.ts'
import { NEXT_BIN } from './site-process.ts'

/** `npm run dev`: the site with hot reload, on the embedded backend unless SUPABASE_URL is set. */
await startSite([NEXT_BIN, 'dev'])
