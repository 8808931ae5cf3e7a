import { spawnSync } from 'node:child_process'
import { CANARY_SECRETS } from './canary-secrets.ts'
import { ensureBrowser } from './ensure-browser.ts'

/** `npm test`: every check, up to the first that fails. The last line, "N passed, 0 failed", counts the steps. */
const steps: [name: string, command: string, env?: Record<string, string>][] = [
  ['formatting, types, lint, unit tests', 'node scripts/check.ts'],
  ['unused code', 'knip'],
  // tests/e2e/secrets.spec.ts searches the build for these values
  ['build', 'node scripts/build.ts --season', CANARY_SECRETS],
  ['backend tests', 'vitest run --project backend'],
  ['build tests', 'vitest run --project build'],
  ['browser tests', 'playwright test'],
  ['browser tests on the real day', 'playwright test --config playwright.today.config.ts'],
]

const env = { ...process.env, CHROMIUM_PATH: ensureBrowser(), NEXT_TELEMETRY_DISABLED: '1' }

for (const [index, [name, command, settings]] of steps.entries()) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env: { ...env, ...settings } })
  if (status !== 0) {
    console.error(`\n${name} failed\n${index} passed, 1 failed`)
    process.exit(1)
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
console.log(`\n${steps.length} passed, 0 failed`)
