import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { freePort } from '@/scripts/local/child'
import { realConnection } from './real-backend'

const SERVE_SCRIPT = path.resolve(import.meta.dirname, '../../scripts/local/serve.ts')

/** How to reach an embedded backend, and where it keeps its things. */
export type BackendConnection = {
  url: string
  secretKey: string
  publishableKey: string
  dataFolder: string
  mailFolder: string
}

/** Runs a script under this Node until it ends by itself; what it printed and how it ended. */
export async function runScript(args: string[], env: Record<string, string | undefined>) {
  const { child, printed } = spawnNode(args, env)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: printed() }
}

function spawnNode(args: string[], env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, args, {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, printed: () => output }
}

/**
 * Starts an embedded backend in a process of its own: in memory, or on the data under `home`.
 * @param options.env settings on top of those of this process, such as MAIL_API_URL
 * @throws Error with what the process printed, where it ends before it is ready
 */
export async function startBackend(options: { home?: string; env?: Record<string, string> } = {}) {
  const where = options.home === undefined ? ['--memory'] : ['--home', options.home]
  const args = ['--port', String(await freePort()), '--dispatch-every', '0', ...where]
  const env = { ...process.env, SUPABASE_SECRET_KEY: '', SUPABASE_PUBLISHABLE_KEY: '', ...options.env }
  const { child, printed } = spawnNode([SERVE_SCRIPT, ...args], env)
  const connection = await readConnection(child, printed)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'close')
  }
  return {
    ...connection,
    /** All that it has printed so far. */
    printed,
    /** Ends it as a stop in the terminal does. */
    stop: () => end('SIGTERM'),
    /** Ends it as a power cut would, between two instructions. */
    kill: () => end('SIGKILL'),
  }
}

/**
 * Starts a backend whose mail provider is the test itself; on the stack of `npm run real-stack`, hands that
 * one's emails to the test until `stop`.
 * @param mailApiUrl URL that takes the provider's calls
 */
export async function startBackendMailingTo(
  mailApiUrl: string,
): Promise<BackendConnection & { stop(): Promise<void> }> {
  const real = realConnection()
  if (real === undefined) {
    return startBackend({ env: { MAIL_API_URL: mailApiUrl, MAIL_API_KEY: 're_test' } })
  }
  const sendMailsTo = async (body: string) => {
    await fetch(`${real.url}/verify/mail-target`, { method: 'POST', body })
  }
  await sendMailsTo(mailApiUrl)
  return { ...real, stop: () => sendMailsTo('') }
}

function readConnection(child: ChildProcess, printed: () => string): Promise<BackendConnection> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [line] = /^\{"ready":true.*\}$/m.exec(printed()) ?? []
      if (line) resolve(JSON.parse(line) as BackendConnection)
    })
    child.once('close', () => reject(new Error(printed().trim())))
  })
}

/** A client for a test; with the service key unless told otherwise. */
export function connect(
  backend: BackendConnection,
  key: string = backend.secretKey,
): SupabaseClient<Database> {
  return createClient<Database>(backend.url, key, { auth: { persistSession: false } })
}
