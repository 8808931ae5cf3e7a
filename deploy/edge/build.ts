/**
 * Builds the site for an edge host into `.open-next`: the ordinary build, then the adapter around it. Needs the packages
 * of this folder (`npm ci --prefix deploy/edge`); see README.md.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { securityHeaders } from '../../lib/security/headers.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'

const OPENNEXT = path.join(import.meta.dirname, 'node_modules/@opennextjs/cloudflare/dist/cli/index.js')
const CONFIG = [
  ...['--openNextConfigPath', 'deploy/edge/open-next.config.ts'],
  ...['--config', 'deploy/edge/wrangler.jsonc'],
]

/** What the adapter's own build would set: the server and all its files in one folder. */
const STANDALONE = { NEXT_PRIVATE_STANDALONE: 'true', NEXT_PRIVATE_OUTPUT_TRACE_ROOT: PROJECT_ROOT }

async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const exitCode = await runNode(args, { ...process.env, ...env })
  if (exitCode !== 0) process.exit(exitCode)
}

/** The host serves the files beside the worker itself, so the headers that next.config.ts sets are repeated here. */
function fileHeaders(): string {
  const immutable = '  Cache-Control: public, max-age=31536000, immutable'
  const everywhere = securityHeaders.map(({ key, value }) => `  ${key}: ${value}`)
  return ['/*', ...everywhere, '/_next/static/*', immutable, '/pictures/*', immutable, ''].join('\n')
}

await run(['scripts/build.ts'], STANDALONE)
await run([OPENNEXT, 'build', '--skipNextBuild', ...CONFIG])
await run([OPENNEXT, 'populateCache', 'local', ...CONFIG])
await writeFile(path.join(PROJECT_ROOT, '.open-next/assets/_headers'), fileHeaders())
