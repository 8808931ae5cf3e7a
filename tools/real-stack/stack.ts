import { randomBytes } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../scripts/local/child.ts'
import { MAIL_CAPTURE_PATH } from '../../scripts/local/mail-capture.ts'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import type { RealConnection } from '../../tests/support/real-backend.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { createStorage, type BucketRules } from './fake-storage.ts'
import { signToken, startGateway } from './gateway.ts'
import { waitUntilReady, type Processes } from './processes.ts'
import type { Postgres } from './programs.ts'

const FUNCTIONS = path.join(PROJECT_ROOT, 'supabase/functions')

export interface Programs {
  postgres: Postgres
  postgrest: string
  deno: string
}

/**
 * Starts PostgreSQL, PostgREST, every function under Deno, and the gateway before them.
 * @param folder for all data; the caller removes it
 */
export async function startStack(
  programs: Programs,
  folder: string,
  processes: Processes,
): Promise<{ connection: RealConnection; close: () => Promise<void> }> {
  const cluster = await startCluster(programs.postgres, path.join(folder, 'cluster'), processes)
  const mailFolder = path.join(folder, 'mail')
  await mkdir(mailFolder)
  const jwtSecret = randomBytes(32).toString('hex')
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`
  const publishableKey = `sb_publishable_${randomBytes(24).toString('base64url')}`
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`

  const postgrest = await startPostgrest(programs.postgrest, cluster, jwtSecret, processes)
  const functions = await startFunctions(programs.deno, folder, processes, {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    MAIL_API_URL: url + MAIL_CAPTURE_PATH,
    RESEND_API_KEY: 're_test',
    MAIL_FROM: 'Källfjället <webbplatsen@kallfjallet.example>',
    MAIL_TO: 'info@kallfjallet.example',
  })
  const close = await startGateway({
    port,
    jwtSecret,
    roleOfKey: { [secretKey]: 'service_role', [publishableKey]: 'anon' },
    postgrest,
    functions,
    storage: createStorage(path.join(folder, 'files'), (id) => readBucket(cluster, id)),
    mailFolder,
  })
  const { socketFolder, psql, hasCron } = cluster
  const connection = {
    url,
    secretKey,
    publishableKey,
    dataFolder: folder,
    mailFolder,
    memberToken: signToken('authenticated', jwtSecret),
    database: { psql, socketFolder, hasCron },
  }
  return { connection, close }
}

async function startPostgrest(
  program: string,
  { socketFolder }: Cluster,
  jwtSecret: string,
  processes: Processes,
): Promise<string> {
  const port = await freePort()
  const server = processes.start(program, [], {
    env: {
      PGRST_DB_URI: `postgresql:///postgres?host=${encodeURIComponent(socketFolder)}&user=authenticator`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady('PostgREST', async () => (await fetch(url, { method: 'HEAD' })).ok, server)
  return url
}

/**
 * Starts the functions without network but the loopback interface, and without downloads.
 * @returns addresses by name
 */
async function startFunctions(
  program: string,
  folder: string,
  processes: Processes,
  settings: Record<string, string>,
): Promise<Record<string, string>> {
  const entries = await readdir(FUNCTIONS, { withFileTypes: true })
  const started = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(async ({ name }) => {
      const port = await freePort()
      const options = [
        ...['--no-remote', '--node-modules-dir=manual'],
        ...['--host', '127.0.0.1', '--port', String(port)],
      ]
      const permissions = ['--allow-env', '--allow-net=127.0.0.1', '--allow-read']
      const server = processes.start(
        program,
        ['serve', ...options, ...permissions, path.join(FUNCTIONS, name, 'index.ts')],
        { cwd: PROJECT_ROOT, env: { ...settings, DENO_DIR: path.join(folder, 'deno'), NO_COLOR: '1' } },
      )
      const url = `http://127.0.0.1:${port}`
      await waitUntilReady(`The function ${name}`, async () => (await fetch(url)).status > 0, server)
      return [name, url] as const
    })
  return Object.fromEntries(await Promise.all(started))
}

async function readBucket({ query }: Cluster, id: string): Promise<BucketRules | undefined> {
  const row = await query(
    `select json_build_object('limit', file_size_limit, 'types', allowed_mime_types) from storage.buckets
     where id = '${id}'`,
  )
  return row === '' ? undefined : (JSON.parse(row) as BucketRules)
}
