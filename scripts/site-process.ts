import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import path from 'node:path'

/** Shared by every command that runs the site; imports nothing but Node, so that it works in production. */

export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..')
export const NEXT_BIN = path.join(PROJECT_ROOT, 'node_modules/.bin/next')

export const DEFAULT_SITE_PORT = 3000

/** An error that the user can fix; shown as its message, without a stack. */
export class StartError extends Error {}

/** Ends a command that lacks what it needs on this machine. */
export function endWithout(missing: string): never {
  console.error(missing)
  process.exit(2)
}

/** Whether an error carries a system error code such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Reads .env.local and .env. Variables that are already set keep their values. */
export function loadSettingsFiles(): void {
  for (const file of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(path.join(PROJECT_ROOT, file))
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }
}

/** The port that an environment variable names, or the fallback where it is unset. */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name]
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartError(`Setting ${name} must be a port, a number from 1 to 65535.`)
}

/** Makes sure that the site can listen, before a long preparation starts. */
export async function requireFreePort(port: number, host?: string): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening').catch((error: unknown) => {
    if (hasCode(error, 'EADDRINUSE'))
      throw new StartError(`Port ${port} is in use. Stop what runs there, or choose another with PORT.`)
    if (hasCode(error, 'EACCES'))
      throw new StartError(`Port ${port} may not be opened: choose another with PORT.`)
    throw new StartError('Setting HOSTNAME must be an IP of this machine, such as 127.0.0.1 or 0.0.0.0.')
  })
  probe.close()
  await once(probe, 'close')
}

/** Runs a Node script to its end. `record` is a file that receives the output too. */
export function runNode(args: string[], env: NodeJS.ProcessEnv, record?: string): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: record ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  if (record) recordOutput(child, record)
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}

function recordOutput(child: ChildProcess, file: string): void {
  const log = createWriteStream(file)
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.pipe(process[name])
    child[name]?.pipe(log, { end: false })
  }
}
