/**
 * `npm run browsers [-- arguments of vitest]`: what guests do, in Firefox and WebKit, in a narrow and a wide window.
 * `-- -t Firefox` runs one browser, `-- -t 'WebKit.*390.*menu'` one flow at one width.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SEASON_DAY } from '../../scripts/season.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { endWithoutRequirement, requireBuild } from '../requirements.ts'
import { requireBrowsers } from './programs.ts'

const VITEST = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')
const CONFIG = path.join(import.meta.dirname, '../vitest.config.ts')

requireBrowsers()
requireBuild()
if (readFileSync(path.join(PROJECT_ROOT, '.next/site-date.txt'), 'utf8') !== SEASON_DAY)
  endWithoutRequirement('The build is of another day: run npm run build:test in the project first.')
process.exit(
  await runNode([VITEST, 'run', '--config', CONFIG, '--project', 'browsers', ...process.argv.slice(2)], {
    ...process.env,
    SITE_DATE: SEASON_DAY,
  }),
)
