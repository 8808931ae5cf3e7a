// @ts-nocheck
/**
 * The test command: formatting, types, lint, unused code, messages, unit and backend tests, build, tests of
 * the build, browser tests. Stops at the first that fails. Ends with a line "N passed, 0 failed" that counts the steps.
 */
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './ensure-browser.ts'
import { CANARY_SECRETS } from './canary-secrets.ts'
import './require-node.ts'

const steps = [
  ['pictures', 'node', ['scripts/prepare-pictures.ts']],
  ['formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['messages', 'node', ['scripts/check-messages.ts']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['unused code', 'knip', []],
  ['unit tests', 'vitest', ['run', '--project', 'unit']],
  ['backend tests', 'vitest', ['run', '--project', 'backend']],
  // with secrets that a browser test then looks for
  ['build and types', 'node', ['scripts/build.ts'], CANARY_SECRETS],
  ['supply chain', 'node', ['scripts/supply-chain.ts']],
  ['types of the tests', 'tsc', ['--noEmit']],
  ['build tests', 'vitest', ['run', '--project', 'build']],
  ['browser tests', 'playwright', ['test']],
]

const env = { ...process.env, CHROMIUM_PATH: ensureBrowser(), NEXT_TELEMETRY_DISABLED: '1' }

for (const [index, [name, command, args, settings]] of steps.entries()) {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...settings } })
  if (status !== 0) {
    console.error(`\n${name} failed\n${index} passed, 1 failed`)
    process.exit(1)
  }
  console.log(`   ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
console.log(`\n${steps.length} passed, 0 failed`)
