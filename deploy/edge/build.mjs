import '../../scripts/require-node.ts'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { securityHeaders } from '../../lib/security/headers.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'

/**
 * Builds the site for an edge host into `.open-next`: the ordinary build, then the adapter around it. Run it in a project whose tools are installed in this folder (`npm ci`); see README.md.
 */

const OPENNEXT = path.join(import.meta.dirname, 'node_modules/@opennextjs/cloudflare/dist/cli/index.js')
const CONFIG = [
  ...['--openNextConfigPath', 'deploy/edge/open-next.config.mjs'],
  ...['--config', 'deploy/edge/wrangler.jsonc'],
]

/** What the adapter's own build would set: the server with all it needs in one folder. */
const STANDALONE = { NEXT_PRIVATE_STANDALONE: 'true', NEXT_PRIVATE_OUTPUT_TRACE_ROOT: PROJECT_ROOT }

async function step(args, env = {}) {
  const exitCode = await runNode(args, { ...process.env, ...env })
  if (exitCode !== 0) process.exit(exitCode)
}

/** The host answers files beside the worker by itself, so what next.config.ts says of them is said here again. */
function fileHeaders() {
  const forGood = '  Cache-Control: public, max-age=31536000, immutable'
  const everywhere = securityHeaders.map(({ key, value }) => `  ${key}: ${value}`)
  return ['/*', ...everywhere, '/_next/static/*', forGood, '/pictures/*', forGood, ''].join('\n')
}

await step(['scripts/build.ts'], STANDALONE)
await step([OPENNEXT, 'build', '--skipNextBuild', ...CONFIG])
await step([OPENNEXT, 'populateCache', 'local', ...CONFIG])
await writeFile(path.join(PROJECT_ROOT, '.open-next/assets/_headers'), fileHeaders())
