import { randomBytes } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { MAIL_CAPTURE_PATH } from '../local/mail-capture.ts'
import { PROJECT_ROOT } from '../site-process.ts'
import { startCluster } from './cluster.mjs'
import { signToken, startGateway } from './gateway.mjs'
import { findFreePort, untilReady } from './processes.mjs'
import { createStorage } from './storage-stand-in.mjs'

const FUNCTIONS = path.join(PROJECT_ROOT, 'supabase/functions')

/**
 * Starts PostgreSQL, PostgREST, every function under Deno, and the gateway before them.
 * @param {{ postgres: import('./tools.mjs').PostgresTools, postgrest: string, deno: string }} tools
 * @param {string} folder for all data; the caller removes it
 * @param {import('./processes.mjs').Processes} processes
 * @returns {Promise<{ connection: object, close: () => Promise<void> }>} `connection` as the tests of the embedded
 *   backend know it, and what only this stack has
 */
export async function startStack(tools, folder, processes) {
  const cluster = await startCluster(tools.postgres, path.join(folder, 'cluster'), processes)
  const mailFolder = path.join(folder, 'mail')
  await mkdir(mailFolder)
  const jwtSecret = randomBytes(32).toString('hex')
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`
  const publishableKey = `sb_publishable_${randomBytes(24).toString('base64url')}`
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`

  const postgrest = await startPostgrest(tools.postgrest, cluster, jwtSecret, processes)
  const functions = await startFunctions(tools.deno, folder, processes, {
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

async function startPostgrest(program, { socketFolder }, jwtSecret, processes) {
  const port = await findFreePort()
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
  await untilReady('PostgREST', async () => (await fetch(url, { method: 'HEAD' })).ok, server)
  return url
}

/** Name → address. Without network but loopback, without anything to download. */
async function startFunctions(program, folder, processes, settings) {
  const entries = await readdir(FUNCTIONS, { withFileTypes: true })
  const started = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(async ({ name }) => {
      const port = await findFreePort()
      const options = [
        '--no-remote',
        '--node-modules-dir=manual',
        '--host',
        '127.0.0.1',
        '--port',
        String(port),
      ]
      const rights = ['--allow-env', '--allow-net=127.0.0.1', '--allow-read']
      const server = processes.start(
        program,
        ['serve', ...options, ...rights, path.join(FUNCTIONS, name, 'index.ts')],
        { cwd: PROJECT_ROOT, env: { ...settings, DENO_DIR: path.join(folder, 'deno'), NO_COLOR: '1' } },
      )
      const url = `http://127.0.0.1:${port}`
      await untilReady(`The function ${name}`, async () => (await fetch(url)).status > 0, server)
      return [name, url]
    })
  return Object.fromEntries(await Promise.all(started))
}

async function readBucket({ query }, id) {
  const row = await query(
    `select json_build_object('limit', file_size_limit, 'types', allowed_mime_types) from storage.buckets
     where id = '${id}'`,
  )
  return row === '' ? undefined : JSON.parse(row)
}
