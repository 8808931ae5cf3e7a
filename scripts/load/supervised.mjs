import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT_ROOT } from '../site-process.ts'

/** What a service manager waits before it starts a process again. */
const RESTART_AFTER_MS = 500
const READY_WITHIN_MS = 60_000

/**
 * A process under supervision: whatever ends it, it is started again, as systemd or a container host would.
 */
export class Supervised {
  kills = 0
  #child
  #ending = false
  #log = ''

  /**
   * @param {object} options
   * @param {string} options.name
   * @param {string[]} options.args for Node
   * @param {Record<string, string | undefined>} options.env on top of this process's
   * @param {string} [options.cwd] default: the project
   * @param {() => Promise<boolean>} options.isReady asked until it is true
   */
  constructor({ name, args, env, cwd = PROJECT_ROOT, isReady }) {
    this.name = name
    this.args = args
    this.env = env
    this.cwd = cwd
    this.isReady = isReady
  }

  /** Starts it and resolves once it answers. */
  async start() {
    this.#run()
    const deadline = Date.now() + READY_WITHIN_MS
    while (!(await this.isReady().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${this.name} did not come up:\n${this.log}`)
      await wait(200)
    }
  }

  /** The end of what it printed. */
  get log() {
    return this.#log
  }

  #run() {
    const child = spawn(process.execPath, this.args, {
      cwd: this.cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // a group of its own, so that a kill takes its workers along as a power cut would
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (this.#log = (this.#log + chunk).slice(-20_000)))
    }
    child.once('exit', () => {
      if (!this.#ending) setTimeout(() => this.#ending || this.#run(), RESTART_AFTER_MS)
    })
    this.#child = child
  }

  #signal(signal) {
    try {
      process.kill(-this.#child.pid, signal)
      return true
    } catch {
      return false // between its end and its new start
    }
  }

  /** kill -9, in the middle of whatever it does. */
  kill() {
    if (this.#signal('SIGKILL')) this.kills += 1
  }

  /** Ends it for good. */
  async stop() {
    this.#ending = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.#signal('SIGTERM')
    const timer = setTimeout(() => this.#signal('SIGKILL'), 8_000)
    await once(child, 'exit')
    clearTimeout(timer)
  }
}
