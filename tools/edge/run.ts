/**
 * `npm run edge`: builds the site for the edge host (deploy/edge), runs it under that host's runtime on this machine,
 * and runs browser tests against it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { SEASON_DAY } from '../../scripts/season.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { endWithoutRequirement } from '../requirements.ts'

const EDGE_FOLDER = path.join(PROJECT_ROOT, 'deploy/edge')
const WRANGLER = path.join(EDGE_FOLDER, 'node_modules/wrangler/bin/wrangler.js')
const PLAYWRIGHT = path.join(PROJECT_ROOT, 'node_modules/@playwright/test/cli.js')

if (!existsSync(WRANGLER)) {
  endWithoutRequirement("The edge host's tools are missing: run npm ci --prefix deploy/edge in the project.")
}
if (spawnSync(process.execPath, [WRANGLER, '--version'], { stdio: 'ignore' }).status !== 0) {
  endWithoutRequirement("The edge host's runtime does not start on this machine.")
}

const env = { ...process.env, CHROMIUM_PATH: ensureBrowser(), SITE_DATE: SEASON_DAY }
for (const args of [
  [path.join(EDGE_FOLDER, 'build.ts')],
  [PLAYWRIGHT, 'test', '--config', path.join(import.meta.dirname, 'playwright.config.ts')],
]) {
  const exitCode = await runNode(args, env)
  if (exitCode !== 0) process.exit(exitCode)
}
