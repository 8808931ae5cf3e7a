/** `npm run deployment [-- arguments of vitest]`: tests the shipped page cache (deploy/) before the production build. */
import path from 'node:path'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { requireBuild, requireNginx } from '../requirements.ts'

const VITEST = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')
const CONFIG = path.join(import.meta.dirname, '../vitest.config.ts')

requireNginx()
requireBuild()
process.exit(
  await runNode([VITEST, 'run', '--config', CONFIG, '--project', 'deployment', ...process.argv.slice(2)], {
    ...process.env,
    CHROMIUM_PATH: ensureBrowser(),
  }),
)
