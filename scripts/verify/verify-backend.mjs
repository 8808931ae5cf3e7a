import '../require-node.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT } from '../site-process.ts'
import { Processes } from './processes.mjs'
import { startStack } from './stack.mjs'
import { findPostgres, findPrograms, MissingTool } from './tools.mjs'

/**
 * `npm run verify:backend [-- vitest's arguments]`: the tests of the backend once more, against real PostgreSQL with
 * PostgREST and the function under Deno instead of the embedded backend (docs/decisions/0008-tests-on-postgresql.md).
 * Ends with 1 where a test fails, and with 0 and one line where a program is missing.
 */

const VITEST = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')
const CONFIG = path.join(import.meta.dirname, 'vitest.config.ts')

const processes = new Processes()
const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-verify-'))
// the database's own user has to reach its folder in this one
await chmod(folder, 0o711)

let closeGateway
let tests
let ending
/** Stops everything and removes the data; however often it is called, once. */
const end = () => (ending ??= cleanUp())
async function cleanUp() {
  tests?.kill()
  await closeGateway?.()
  await processes.end()
  await rm(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void end().then(() => process.exit(130)))
}

let exitCode = 1
try {
  const tools = { postgres: findPostgres(), ...findPrograms() }
  const { connection, close } = await startStack(tools, folder, processes)
  closeGateway = close
  console.log(`PostgreSQL ${tools.postgres.version}, PostgREST and Deno answer at ${connection.url}.`)
  if (!connection.database.hasCron) {
    console.log(
      'pg_cron is not installed: the schedule is skipped (Debian: apt-get install postgresql-15-cron).',
    )
  }
  tests = spawn(
    process.execPath,
    [VITEST, 'run', '--config', CONFIG, '--root', PROJECT_ROOT, ...process.argv.slice(2)],
    {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, VERIFY_CONNECTION: JSON.stringify(connection) },
    },
  )
  const [code] = await once(tests, 'exit')
  exitCode = code ?? 1
} catch (error) {
  if (error instanceof MissingTool) {
    console.log(`Skipped: ${error.message}`)
    exitCode = 0
  } else if (ending === undefined) {
    console.error(error)
  }
}
await end()
process.exit(exitCode)
