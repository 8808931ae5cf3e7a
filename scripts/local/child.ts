import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A TCP port of this machine that is free. Servers must not listen on fixed ports in the range for outgoing connections
 * (from 32768): a connection holds its port for a minute after it was closed.
 */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

export interface Child {
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

const START_MS = 60_000
/** Characters of the end of a program's output. */
const MAX_OUTPUT = 4000

interface ChildOptions {
  /** URL that answers with a good status when the program is ready. */
  probe: string
  env?: Record<string, string>
  cwd?: string
}

/**
 * Starts a program and resolves once it answers. The program is killed when this process exits.
 * @throws Error where another program answers already, and with the end of the program's output, where it exits or does
 * not answer in time
 */
export async function startChild(
  command: string,
  args: string[],
  { probe, env, cwd }: ChildOptions,
): Promise<Child> {
  if (await answers(probe)) throw new Error(`Another program answers at ${probe}.`)
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output = (output + String(part)).slice(-MAX_OUTPUT)))
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      output += error.message
      resolve()
    })
  }).then(() => void process.off('exit', killChild))
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!hasEnded()) child.kill(signal)
    await ended
  }
  const deadline = performance.now() + START_MS
  while (!hasEnded() && performance.now() < deadline) {
    if (await answers(probe)) return { stop }
    await wait(50)
  }
  await stop('SIGKILL')
  throw new Error(`${command} ${args.join(' ')} did not start:\n${output}`)
}

/**
 * Chooses a port and a key for the embedded backend as a process that can be stopped and started again.
 * @param options of serve.ts, which say where the data is
 */
export async function prepareBackend(...options: string[]) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const secretKey = `sb_secret_${randomBytes(24).toString('hex').slice(0, 31)}`
  const args = [path.join(import.meta.dirname, 'serve.ts'), '--port', String(port), ...options]
  const ready = { probe: `${url}/local/instance`, env: { SUPABASE_SECRET_KEY: secretKey } }
  return { url, secretKey, start: () => startChild(process.execPath, args, ready) }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
