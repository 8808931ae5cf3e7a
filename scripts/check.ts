import { spawn } from 'node:child_process'
import path from 'node:path'
import { PROJECT_ROOT } from './site-process.ts'

/** `npm run check`: everything that needs neither a build nor a backend. Runs all checks, two at a time. */

const PARALLEL = 2

/** The longest first. */
const checks: [name: string, command: string][] = [
  [
    'lint',
    'eslint . --max-warnings 0 --cache --cache-strategy content --cache-location node_modules/.cache/eslint/',
  ],
  ['types', 'next typegen && tsc --noEmit'],
  ['unit tests', 'vitest run --project unit'],
  ['formatting', 'prettier --check --cache --log-level warn .'],
]

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${path.join(PROJECT_ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
}

const failed: string[] = []
const queue = [...checks]
await Promise.all(
  Array.from({ length: PARALLEL }, async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await run(...check)
  }),
)
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exit(1)
}

/** Prints the output of a check only where it fails. */
async function run(name: string, command: string): Promise<void> {
  const started = performance.now()
  const child = spawn(command, { cwd: PROJECT_ROOT, env, shell: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code === 0) return
  console.error(output)
  failed.push(name)
}
