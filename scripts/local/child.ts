import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
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
  pid: number
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

interface ChildOptions {
  /** URL that answers with a good status when the program is ready. */
  probe: string
  env?: Record<string, string>
  cwd?: string
  withinMs?: number
}

/**
 * Starts a program and resolves once it answers. The program is killed when this process exits.
 * @throws Error with the end of the program's output, where it exits or does not answer in time
 */
export async function startChild(
  command: string,
  args: string[],
  { probe, env, cwd, withinMs = 60_000 }: ChildOptions,
): Promise<Child> {
  // a file, because nginx cannot open this process's pipe as its log
  const output = await openOutput()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output.fd, output.fd],
  })
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  let failure = ''
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', (error) => {
      failure = error.message
      resolve()
    })
  }).then(() => {
    process.off('exit', killChild)
    failure ||= output.readEnd()
  })
  const hasEnded = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!hasEnded()) child.kill(signal)
    await ended
  }
  const deadline = performance.now() + withinMs
  while (!hasEnded() && performance.now() < deadline) {
    if (child.pid !== undefined && (await answers(probe))) return { pid: child.pid, stop }
    await wait(50)
  }
  await stop('SIGKILL')
  throw new Error(`${command} ${args.join(' ')} did not start:\n${failure}`)
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

async function openOutput() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-output-'))
  const fd = openSync(path.join(folder, 'output'), 'a+')
  await rm(folder, { recursive: true })
  return {
    fd,
    readEnd(): string {
      const { size } = fstatSync(fd)
      const buffer = Buffer.alloc(Math.min(size, 4000))
      readSync(fd, buffer, 0, buffer.length, size - buffer.length)
      closeSync(fd)
      return buffer.toString()
    },
  }
}
