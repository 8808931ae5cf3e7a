/**
 * Builds the site for an edge host into `.open-next`: the adapter runs the ordinary build and packs its output. Needs the packages
 * of this folder (`npm ci --prefix deploy/edge`); see README.md.
 */
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentSecurityPolicy, securityHeaders } from '../../lib/security/headers.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'

const OPENNEXT = path.join(import.meta.dirname, 'node_modules/@opennextjs/cloudflare/dist/cli/index.js')
const CONFIG = [
  ...['--openNextConfigPath', 'deploy/edge/open-next.config.ts'],
  ...['--config', 'deploy/edge/wrangler.jsonc'],
]

/**
 * A package of the embedded backend. Next would use it in the middleware, too, where the adapter cannot bundle it; without it
 * Next uses its own copy.
 */
const UNWANTED = path.join(PROJECT_ROOT, 'node_modules/@opentelemetry')
const HIDDEN = path.join(PROJECT_ROOT, 'node_modules/.opentelemetry')

/** The host serves the files beside the worker itself, so the headers that next.config.ts sets are repeated here. */
function fileHeaders(): string {
  const immutable = '  Cache-Control: public, max-age=31536000, immutable'
  const policy = { key: 'Content-Security-Policy', value: contentSecurityPolicy([]) }
  const everywhere = [...securityHeaders, policy].map(({ key, value }) => `  ${key}: ${value}`)
  return ['/*', ...everywhere, '/_next/static/*', immutable, '/pictures/*', immutable, ''].join('\n')
}

// A build that was killed has left it hidden, and npm may have installed it again.
if (existsSync(UNWANTED)) {
  await rm(HIDDEN, { recursive: true, force: true })
  await rename(UNWANTED, HIDDEN)
}
// runs `npm run build`
let exitCode = await runNode([OPENNEXT, 'build', ...CONFIG], process.env)
await rename(HIDDEN, UNWANTED)
exitCode ||= await runNode([OPENNEXT, 'populateCache', 'local', ...CONFIG], process.env)
if (exitCode !== 0) process.exit(exitCode)
await writeFile(path.join(PROJECT_ROOT, '.open-next/assets/_headers'), fileHeaders())
