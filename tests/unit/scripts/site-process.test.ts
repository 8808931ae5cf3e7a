import { expect, test } from 'vitest'
import { runNode } from '@/scripts/site-process'

test.each([
  ['process.exit(3)', 3],
  ['process.kill(process.pid, "SIGTERM")', 143],
  ['process.kill(process.pid, "SIGKILL")', 137],
])('a script that ends by %s has the exit code %i', async (script, code) => {
  expect(await runNode(['--eval', script], process.env)).toBe(code)
})
