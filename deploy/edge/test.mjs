import '../../scripts/require-node.ts'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'
import { PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'

/**
 * `npm run test:edge`: builds the site for the edge host, runs it under that host's runtime on this machine, and
 * lets the browser tests meet it. Installs its tools in this folder; where they cannot be had, it says so in a
 * line and skips.
 */

const PLAYWRIGHT = path.join(PROJECT_ROOT, 'node_modules/@playwright/test/cli.js')

function skip(why) {
  console.log(`Edge host: skipped, ${why}.`)
  process.exit(0)
}

function installTools() {
  const options = { cwd: import.meta.dirname, stdio: 'ignore', shell: process.platform === 'win32' }
  if (!existsSync(path.join(import.meta.dirname, 'node_modules/wrangler'))) {
    console.log('Installing the tools of the edge host …')
    if (spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options).status !== 0) {
      skip('its tools could not be installed')
    }
  }
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/wrangler/bin/wrangler.js', '--version'],
    options,
  )
  if (status !== 0) skip('its runtime does not start on this machine')
}

installTools()
for (const args of [
  [path.join(import.meta.dirname, 'build.mjs')],
  [PLAYWRIGHT, 'test', '--config', path.join(import.meta.dirname, 'playwright.config.ts')],
]) {
  const exitCode = await runNode(args, { ...process.env, CHROMIUM_PATH: ensureBrowser() })
  if (exitCode !== 0) process.exit(exitCode)
}
