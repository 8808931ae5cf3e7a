import './require-node.ts'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findNginx, hasBrotliModule } from './local/deployment.ts'
import { PROJECT_ROOT } from './site-process.ts'

/** `npm run test:deploy`: the shipped page cache (deploy/) in front of the production build. */

if (!findNginx() || !hasBrotliModule()) {
  console.log(
    'Skipped: nginx with brotli is not installed (Debian: apt-get install nginx-light libnginx-mod-http-brotli-filter).',
  )
  process.exit(0)
}
if (!existsSync(path.join(PROJECT_ROOT, '.next/script-hashes.json'))) {
  console.error('The site is not built yet: run npm run build first.')
  process.exit(1)
}
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/deploy/vitest.config.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
