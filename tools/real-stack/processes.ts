import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than any program needs on a busy machine. */
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000

interface ProgramOptions {
  /** The whole environment; by default this process's own. */
  env?: Record<string, string>
  cwd?: string
  uid?: number
  gid?: number
  stopSignal?: NodeJS.Signals
}

/** A program of the stack. */
export interface Program {
  output: () => string
  hasEnded: () => boolean
}

/** Programs of the stack, which are stopped in reverse order. */
export class Processes {
  readonly #running: { child: ChildProcess; stopSignal: NodeJS.Signals }[] = []

  start(
    program: string,
    args: readonly string[],
    { stopSignal = 'SIGTERM', env, ...options }: ProgramOptions,
  ): Program {
    // a process group of its own: Ctrl-C reaches only this process, which then stops the others in order
    const child = spawn(program, args, {
      ...options,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    const keep = (chunk: unknown) => (output = (output + String(chunk)).slice(-20_000))
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', keep)
    this.#running.push({ child, stopSignal })
    return { output: () => output, hasEnded: () => child.exitCode !== null || child.signalCode !== null }
  }

  /** Stops all; kills those that take too long. */
  async stop(): Promise<void> {
    for (const { child, stopSignal } of this.#running.splice(0).reverse()) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill(stopSignal)
      const timeout = wait(STOP_TIMEOUT_MS, 'timeout', { ref: false })
      if ((await Promise.race([ended, timeout])) !== 'timeout') continue
      child.kill('SIGKILL')
      await ended
    }
  }
}

/**
 * Waits until `isReady` is true; it may throw while nothing answers.
 * @param name for the message
 */
export async function waitUntilReady(
  name: string,
  isReady: () => Promise<boolean>,
  { output, hasEnded }: Program,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isReady().catch(() => false))) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`${name} does not answer:\n${output()}`)
    await wait(50)
  }
}
