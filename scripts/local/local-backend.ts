import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { uploadLimits } from '../../content/facts.ts'
import { hasCode, PROJECT_ROOT, StartError } from '../site-process.ts'
import { announceInstance, INSTANCE_PATH, refuseSecondInstance, withdrawInstance } from './instance.ts'
import { captureMail, MAIL_CAPTURE_PATH } from './mail-capture.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { DISPATCH_EVERY_MS, startSchedule } from './schedule.ts'

/**
 * The embedded backend: a Supabase-compatible server in this process, on PGlite, with the project's migrations and
 * functions; it writes their emails to files. For development and tests only (docs/decisions/0004-embedded-backend.md).
 */

// read when the library loads, hence set before it is imported
process.env.EXPERIMENTAL_STORAGE = '1'
process.env.LITE_TELEMETRY ??= '0'

/** The library prints each statement that the database refuses with its values, which are a guest's row. */
function hideValues(): void {
  const { error } = console
  const withoutValues = (part: unknown) =>
    part instanceof Error && 'params' in part
      ? `The database refused a statement: ${Reflect.get(part, 'code')} ${Reflect.get(part, 'constraint') ?? ''}`.trim()
      : part
  console.error = (...parts: unknown[]) => error(...parts.map(withoutValues))
}
hideValues()

const FUNCTION_PATH = /^\/functions\/v1\/([a-z0-9-]+)$/

export interface LocalBackend {
  url: string
  secretKey: string
  /** The public key, which has no rights. */
  publishableKey: string
  /** Holds database, files and emails. */
  dataFolder: string
  mailFolder: string
  close: () => Promise<void>
}

interface LocalBackendOptions {
  port?: number
  /** Folder that holds the data; default: the project. */
  home?: string
  /** Keep the database in memory, and files in a temporary folder. */
  memory?: boolean
  /** How often due notifications are sent; 0: never, and nothing is purged. */
  dispatchEveryMs?: number
}

interface EdgeFunction {
  default: { fetch: (request: Request) => Response | Promise<Response> }
}

/**
 * Starts the embedded backend, applies pending migrations and resolves once it answers. Database and storage are in
 * `<home>/supabase/.temp`. The library uses the working directory as home, so this changes the process's directory.
 * @throws StartError where port or data are in use
 */
export async function startLocalBackend({
  port = 54321,
  home = PROJECT_ROOT,
  memory = false,
  dispatchEveryMs = DISPATCH_EVERY_MS,
}: LocalBackendOptions = {}): Promise<LocalBackend> {
  const workFolder = memory ? await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-')) : path.resolve(home)
  const dataFolder = path.join(workFolder, 'supabase/.temp')
  const mailFolder = path.join(dataFolder, 'mail')
  await prepareFolder(workFolder, dataFolder)
  await refuseSecondInstance(dataFolder)

  const url = `http://127.0.0.1:${port}`
  const { secretKey, publishableKey } = await prepareEnvironment(url)

  let setReady = () => {}
  const ready = new Promise<void>((resolve) => (setReady = resolve))
  const answer = oneAtATime(async (request: Request, peer: { peerAddress: string | null }) => {
    const opened = await database
    const response = await opened.fetch(request, peer)
    if (response.ok) await keepMetadata(opened, request)
    return response
  })

  const server = serve({
    port,
    hostname: '127.0.0.1',
    // the functions' responses break under the server's own Request and Response
    overrideGlobalObjects: false,
    async fetch(request, env) {
      const { pathname } = new URL(request.url)
      if (pathname === INSTANCE_PATH) return Response.json({ dataFolder })
      await ready
      const caught = await captureMail(request, mailFolder)
      if (caught) return caught
      const [, functionName] = FUNCTION_PATH.exec(pathname) ?? []
      if (functionName) return invoke(functionName, request)
      const peerAddress = env.incoming.socket.remoteAddress ?? null
      return answer(request, { peerAddress })
    },
  }) as Server
  // The port first: a process without the port must not open the database.
  await once(server, 'listening').catch((error: unknown) => {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new StartError(
      `Port ${port} of the embedded backend is in use. Stop what runs there, or choose another with LOCAL_SUPABASE_PORT.`,
    )
  })

  const database = openDatabase(workFolder, memory)
  const app = await database
  await app.fetch(
    // the first request reads the schema
    new Request(`${url}/rest/v1/rpc/purge_operational_rows`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
    }),
  )
  await announceInstance(dataFolder, { url, secretKey })
  setReady()

  const stopSchedule = startSchedule({ url, secretKey }, dispatchEveryMs)
  return {
    url,
    secretKey,
    publishableKey,
    dataFolder,
    mailFolder,
    async close() {
      stopSchedule()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await app.connection.close?.()
      await withdrawInstance(dataFolder)
      if (memory) await rm(workFolder, { recursive: true, force: true })
    },
  }
}

/** Links the project's migrations into a folder other than the project. */
export async function prepareFolder(workFolder: string, dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true })
  if (workFolder === PROJECT_ROOT) return
  const link = path.join(workFolder, 'supabase/migrations')
  await symlink(path.join(PROJECT_ROOT, 'supabase/migrations'), link, 'junction').catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
}

/**
 * Sets what library and functions read from the environment. Makes keys unless they are given, and captures emails
 * unless MAIL_API_URL is set.
 */
async function prepareEnvironment(url: string) {
  const { generateApiKey } = await import('@supabase/lite')
  const secretKey = process.env.SUPABASE_SECRET_KEY || (await generateApiKey('secret')).key
  const publishableKey = process.env.SUPABASE_PUBLISHABLE_KEY || (await generateApiKey('publishable')).key
  process.env.SUPABASE_URL = url
  process.env.SUPABASE_SECRET_KEY = secretKey
  process.env.SUPABASE_PUBLISHABLE_KEY = publishableKey
  process.env.MAIL_API_URL ||= url + MAIL_CAPTURE_PATH
  process.env.MAIL_FROM ||= 'Källfjället <webbplatsen@kallfjallet.example>'
  process.env.MAIL_TO ||= 'info@kallfjallet.example'
  return { secretKey, publishableKey }
}

/** Opens the database of a folder and applies pending migrations. */
export async function openDatabase(workFolder: string, memory: boolean) {
  process.chdir(workFolder)
  const config = path.join('supabase/.temp', 'lite.json')
  await writeFile(
    config,
    JSON.stringify({
      // no "file:" prefix: the library would create a folder of that name
      db: { driver: 'pglite', url: memory ? 'memory://' : 'supabase/.temp/data' },
      auth: {
        enabled: false,
        publishable_key: 'env(SUPABASE_PUBLISHABLE_KEY)',
        secret_key: 'env(SUPABASE_SECRET_KEY)',
      },
      storage: { enabled: true, file_size_limit: `${uploadLimits.megabytes + 1}MiB` },
    }),
  )
  const { createApi, applyPendingMigrations, listMigrationFiles } = await import('@supabase/lite/cli')
  const api = await createApi()
  const app = await api.project.local.createApp(config, { admin: false })
  await app.ensureSystemSchema()
  const answer = await app.connection.exec('select version from supabase_migrations.schema_migrations')
  const applied = (answer?.rows ?? []) as { version: string }[]
  const known = new Set((await listMigrationFiles(app)).map(({ version }) => version))
  if (applied.some(({ version }) => !known.has(version))) {
    throw new StartError(
      `The data in ${path.resolve('supabase/.temp')} has an older schema. Delete the folder to start afresh.`,
    )
  }
  await applyPendingMigrations(app)
  return app
}

async function invoke(name: string, request: Request): Promise<Response> {
  const file = path.join(PROJECT_ROOT, 'supabase/functions', name, 'index.ts')
  let loaded: EdgeFunction
  try {
    loaded = (await import(pathToFileURL(file).href)) as EdgeFunction
  } catch (error) {
    if (!hasCode(error, 'ERR_MODULE_NOT_FOUND')) console.error(error)
    return Response.json({ message: 'Function not found' }, { status: 404 })
  }
  return loaded.default.fetch(request)
}

/** The hosted backend keeps what the client sends beside a file; the library does so for signed uploads only. */
async function keepMetadata(
  { connection }: Awaited<ReturnType<typeof openDatabase>>,
  { url, headers }: Request,
): Promise<void> {
  const metadata = headers.get('x-metadata')
  const [, bucket, name] = /\/object\/([^/]+)\/(.+)$/.exec(new URL(url).pathname) ?? []
  if (metadata === null || name === undefined) return
  const kept = { user_metadata: Buffer.from(metadata, 'base64').toString() }
  const objects = connection.kysely.withSchema('storage').updateTable('objects')
  await objects.set(kept).where('bucket_id', '=', bucket).where('name', '=', name).execute()
}
