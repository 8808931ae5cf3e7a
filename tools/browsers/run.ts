/** `npm run browsers [-- arguments of vitest]` (README.md). `-- -t Firefox` runs one browser. */
import path from 'node:path'
import { SEASON_DAY } from '../../scripts/season.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { requireBuild, requireProgram } from '../requirements.ts'
import { FIREFOX, WEBKIT_DRIVER } from './drivers.ts'

requireProgram(FIREFOX, 'firefox-esr')
requireProgram(WEBKIT_DRIVER, 'webkit2gtk-driver')
requireProgram('/usr/bin/Xvfb', 'xvfb')
requireBuild()
const vitest = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')
const options = ['--config', path.join(import.meta.dirname, '../vitest.config.ts'), '--project', 'browsers']
process.exit(
  await runNode([vitest, 'run', ...options, ...process.argv.slice(2)], {
    ...process.env,
    SITE_DATE: SEASON_DAY,
  }),
)
