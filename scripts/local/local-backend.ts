// @ts-nocheck
import '../require-node.ts'
import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT_ROOT, StartError } from '../site-process.ts'
import { announceInstance, INSTANCE_PATH, refuseSecondInstance, withdrawInstance } from './instance.ts'
import { captureMail, MAIL_CAPTURE_PATH } from './mail-capture.ts'
import { queueSignUp } from './newsletter-source.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { startSchedule } from './schedule.ts'

/**
 * The embedded backend: a Supabase-compatible server in this process, on PGlite, with the project's
 * migrations, its functions and a catcher for their e-mails. For development
 * and tests only (docs/decisions/0004-embedded-backend.md).
 */

const FUNCTION_PATH = /^\/functions\/v1\/([a-z0-9-]+)$/

/**
 * @typedef {object} LocalBackend
 * @property {string} url address for SUPABASE_URL
 * @property {string} secretKey key for SUPABASE_SECRET_KEY, made for this run unless it was given
 * @property {string} publishableKey the public key, with which nothing may be done
 * @property {string} dataFolder where database, files and e-mails are
 * @property {string} mailFolder where e-mails are caught
 * @property {() => Promise<void>} close
 */

/**
 * Starts the embedded backend, applies pending migrations and resolves once it answers.
 * Database and storage live in `<home>/supabase/.temp`; the libraries take the process's working
 * directory for the home, so another home than the current folder moves the process there.
 *
 * @param {object} [options]
 * @param {number} [options.port]
 * @param {string} [options.home] folder that holds the data; default: the project
 * @param {boolean} [options.memory] keep the database in memory and files in a temporary folder
 * @param {string} [options.functionsDir]
 * @param {number} [options.dispatchEveryMs] how often due notifications are sent; 0: never, and nothing is cleaned up
 * @returns {Promise<LocalBackend>}
 * @throws {StartError} with a line for the terminal, where port or data are in use
 */
export async function startLocalBackend({
  port = 54321,
  home = PROJECT_ROOT,
  memory = false,
  functionsDir = path.join(PROJECT_ROOT, 'supabase/functions'),
  dispatchEveryMs = 60_000,
} = {}) {
  const workFolder = memory ? await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-')) : path.resolve(home)
  const dataFolder = path.join(workFolder, 'supabase/.temp')
  const mailFolder = path.join(dataFolder, 'mail')
  await prepareFolder(workFolder, dataFolder)
  await refuseSecondInstance(dataFolder)

  const url = `http://127.0.0.1:${port}`
  await prepareEnvironment(url)
  const secretKey = process.env.SUPABASE_SECRET_KEY
  const publishableKey = process.env.SUPABASE_PUBLISHABLE_KEY

  // eslint-disable-next-line prefer-const
  let app
  const answer = oneAtATime((...call) => app.fetch(...call))
  const ready = Promise.withResolvers()
  const loadFunction = memoize(
    (name) => import(pathToFileURL(path.join(functionsDir, name, 'index.ts')).href),
  )

  const server = serve({
    port,
    hostname: '127.0.0.1',
    // the function's own answers break under the server's Request and Response
    overrideGlobalObjects: false,
    async fetch(request, env) {
      const { pathname } = new URL(request.url)
      if (pathname === INSTANCE_PATH) return Response.json({ dataFolder })
      await ready.promise
      const caught = await captureMail(request, mailFolder)
      if (caught) return caught
      const [, functionName] = FUNCTION_PATH.exec(pathname) ?? []
      if (functionName) return invoke(loadFunction, functionName, request)
      const peerAddress = env.incoming.socket.remoteAddress ?? null
      return queueSignUp(await unwrapUpload(request), (each) => answer(each, { peerAddress }))
    },
  })
  // The port first, the database after: whoever has no port must not open the data.
  await once(server, 'listening').catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartError(
      `Port ${port} of the embedded backend is in use. Stop what runs there, or choose another with LOCAL_SUPABASE_PORT.`,
    )
  })

  app = await openDatabase(workFolder, memory)
  await app.fetch(
    // the first request reads the schema; do it before anybody waits for it
    new Request(`${url}/rest/v1/rpc/purge_operational_rows`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
    }),
  )
  await announceInstance(dataFolder, { url, secretKey })
  ready.resolve()

  const stopSchedule = startSchedule({ url, secretKey }, dispatchEveryMs)
  return {
    url,
    secretKey,
    publishableKey,
    dataFolder,
    mailFolder,
    async close() {
      stopSchedule()
      server.closeAllConnections?.()
      await new Promise((resolve) => server.close(resolve))
      await app.connection.close?.()
      await withdrawInstance(dataFolder)
      if (memory) await rm(workFolder, { recursive: true, force: true })
    },
  }
}

/** Gives a folder other than the project the project's migrations. */
async function prepareFolder(workFolder, dataFolder) {
  await mkdir(dataFolder, { recursive: true })
  if (workFolder === PROJECT_ROOT) return
  const link = path.join(workFolder, 'supabase/migrations')
  await symlink(path.join(PROJECT_ROOT, 'supabase/migrations'), link, 'junction').catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * What library and function read from the environment. Keys are made anew for each run, unless
 * given; e-mails are caught, unless MAIL_API_URL says otherwise.
 */
async function prepareEnvironment(url) {
  // read when the library loads, hence set before the import
  process.env.EXPERIMENTAL_STORAGE = '1'
  process.env.LITE_TELEMETRY ??= '0'
  const { generateApiKey } = await import('@supabase/lite')
  process.env.SUPABASE_URL = url
  process.env.SUPABASE_SECRET_KEY ||= (await generateApiKey('secret')).key
  process.env.SUPABASE_PUBLISHABLE_KEY ||= (await generateApiKey('publishable')).key
  process.env.MAIL_API_URL ||= url + MAIL_CAPTURE_PATH
  process.env.MAIL_FROM ||= 'Källfjället <webbplatsen@kallfjallet.example>'
  process.env.MAIL_TO ||= 'info@kallfjallet.example'
}

async function openDatabase(workFolder, memory) {
  process.chdir(workFolder)
  const config = path.join('supabase/.temp', 'lite.json')
  await writeFile(
    config,
    JSON.stringify({
      // a plain path: with "file:" before it the library makes a folder of that name
      db: { driver: 'pglite', url: memory ? 'memory://' : 'supabase/.temp/data' },
      auth: {
        enabled: false,
        publishable_key: 'env(SUPABASE_PUBLISHABLE_KEY)',
        secret_key: 'env(SUPABASE_SECRET_KEY)',
      },
      storage: { enabled: true, file_size_limit: '6MiB' },
    }),
  )
  const { createApi, applyPendingMigrations } = await import('@supabase/lite/cli')
  const api = await createApi()
  const app = await api.project.local.createApp(config, { admin: false })
  await applyPendingMigrations(app)
  return app
}

async function invoke(loadFunction, name, request) {
  let loaded
  try {
    loaded = await loadFunction(name)
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') console.error(error)
    return Response.json({ message: 'Function not found' }, { status: 404 })
  }
  return loaded.default.fetch(request)
}

/**
 * The client sends a File or Blob as multipart with an unnamed field, where this backend only looks
 * for one called "file". The hosted backend takes both, so the difference is evened out here.
 */
async function unwrapUpload(request) {
  const isUpload =
    /^(POST|PUT)$/.test(request.method) && new URL(request.url).pathname.startsWith('/storage/v1/object/')
  if (!isUpload || !request.headers.get('content-type')?.startsWith('multipart/form-data')) return request
  const form = await request.formData()
  const file = form.get('') ?? form.get('file')
  if (file === null || typeof file === 'string') return request
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', file.type || 'application/octet-stream')
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() })
}

function memoize(load) {
  const loaded = new Map()
  return (name) => {
    if (!loaded.has(name)) loaded.set(name, load(name))
    return loaded.get(name)
  }
}
