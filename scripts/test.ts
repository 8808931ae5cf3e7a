import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser, NO_BROWSER } from './find-browser.ts'

/**
 * `npm test`: every check, up to the first that fails. The last line, "N passed, 0 failed", counts the steps.
 * `npm test -- --skip-e2e` leaves out tests/e2e, which CI runs in shards.
 */
type Step = [name: string, command: string]

const { values } = parseArgs({ options: { 'skip-e2e': { type: 'boolean' } } })
const e2e: Step[] = values['skip-e2e'] ? [] : [['browser tests', 'playwright test']]

const steps: Step[] = [
  ['formatting, types, lint, unit tests', 'npm run check'],
  ['unused code', 'knip'],
  ['browser tests on the real day', 'playwright test --config playwright.today.config.ts'],
  ['build', 'node scripts/build.ts --season'],
  ['backend tests', 'vitest run --project backend'],
  ['build tests', 'vitest run --project build'],
  ...e2e,
]

if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('Installing Chromium from the system packages …')
  // Older releases of Debian have the whole browser only.
  const install = (name: string) => `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`
  const script = `apt-get update -qq; ${install('chromium-headless-shell')} || ${install('chromium')}`
  spawnSync(script, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
}
if (!findBrowser()) {
  console.error(NO_BROWSER)
  process.exit(1)
}

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

for (const [index, [name, command]] of steps.entries()) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env })
  if (status !== 0) {
    console.error(`\n${name} failed\n${index} passed, 1 failed`)
    process.exit(1)
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
console.log(`\n${steps.length} passed, 0 failed`)
