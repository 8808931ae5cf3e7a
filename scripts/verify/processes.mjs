import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Programs of the verification stack: started, watched until they answer, and ended in reverse order. */

/** Longer than any of them needs on a busy machine. */
const READY_MS = 60_000
const END_MS = 10_000

export class Processes {
  #running = []

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{ env?: object, cwd?: string, uid?: number, gid?: number, endWith?: NodeJS.Signals }} options
   * @returns {{ output: () => string, hasEnded: () => boolean }}
   */
  start(program, args, { endWith = 'SIGTERM', ...options }) {
    // a group of its own: Ctrl-C reaches this process alone, which then ends the others in order
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options })
    let output = ''
    const keep = (chunk) => (output = (output + chunk).slice(-20_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => keep(String(error)))
    this.#running.push({ child, endWith })
    return { output: () => output, hasEnded: () => child.exitCode !== null || child.signalCode !== null }
  }

  /** Ends all, the last one first; who does not go in time is killed. */
  async end() {
    for (const { child, endWith } of this.#running.splice(0).reverse()) {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill(endWith)
      const inTime = await Promise.race([ended.then(() => true), wait(END_MS, false, { ref: false })])
      if (!inTime) {
        child.kill('SIGKILL')
        await ended
      }
    }
  }
}

/**
 * Asks until the answer is true.
 * @param {string} what for the message
 * @param {() => Promise<boolean>} ask may throw while nothing answers
 * @param {{ output: () => string, hasEnded: () => boolean }} process
 */
export async function untilReady(what, ask, { output, hasEnded }) {
  const deadline = Date.now() + READY_MS
  while (!(await ask().catch(() => false))) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`${what} does not answer:\n${output()}`)
    await wait(50)
  }
}

/** A port of the loopback interface that was free a moment ago. */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
