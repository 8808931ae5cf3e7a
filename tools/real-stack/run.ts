/**
 * `npm run real-stack [-- arguments of vitest]`: runs the tests of the backend on real PostgreSQL with PostgREST and
 * the functions under Deno instead of the embedded backend (docs/decisions/0015-real-stack.md).
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { endWithoutRequirement } from '../requirements.ts'
import { Processes } from './processes.ts'
import { findNpmPrograms, findPostgres, MissingProgram } from './programs.ts'
import { startStack, type Programs } from './stack.ts'

const VITEST = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')
const CONFIG = path.join(import.meta.dirname, '../vitest.config.ts')

const programs = findPrograms()
const processes = new Processes()
const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-real-stack-'))
// PostgreSQL's user has to reach its folder in this one
await chmod(folder, 0o711)

let closeGateway: (() => Promise<void>) | undefined
let tests: ChildProcess | undefined
let cleanedUp: Promise<void> | undefined
/** Stops everything and removes the data, once. */
const cleanUpOnce = () => (cleanedUp ??= cleanUp())
async function cleanUp(): Promise<void> {
  tests?.kill()
  await closeGateway?.()
  await processes.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void cleanUpOnce().then(() => process.exit(130)))
}

let exitCode = 1
try {
  const { connection, close } = await startStack(programs, folder, processes)
  closeGateway = close
  console.log(`PostgreSQL ${programs.postgres.version}, PostgREST and Deno answer at ${connection.url}.`)
  if (!connection.database.hasCron) {
    console.log(
      'pg_cron is not installed: the tests of the schedule are skipped (Debian: apt-get install postgresql-15-cron).',
    )
  }
  const options = ['--config', CONFIG, '--root', PROJECT_ROOT, '--project', 'real-stack']
  tests = spawn(process.execPath, [VITEST, 'run', ...options, ...process.argv.slice(2)], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VERIFY_CONNECTION: JSON.stringify(connection) },
  })
  const [code] = (await once(tests, 'exit')) as [number | null]
  exitCode = code ?? 1
} catch (error) {
  // after a signal the stack fails because it is being stopped
  if (cleanedUp === undefined) console.error(error instanceof MissingProgram ? error.message : error)
  if (error instanceof MissingProgram) exitCode = 2
}
await cleanUpOnce()
process.exit(exitCode)

function findPrograms(): Programs {
  try {
    return { postgres: findPostgres(), ...findNpmPrograms() }
  } catch (error) {
    if (error instanceof MissingProgram) endWithoutRequirement(error.message)
    throw error
  }
}
