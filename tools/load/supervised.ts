import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'

/** What a service manager waits before it restarts a process. */
const RESTART_DELAY_MS = 500
const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 8_000

interface Options {
  name: string
  /** For Node. */
  args: readonly string[]
  /** Besides this process's own. */
  env?: Record<string, string>
  cwd?: string
  /** Asked until it is true; may throw while nothing answers. */
  isReady: () => Promise<boolean>
}

/** A process that is restarted whenever it ends, as systemd or a container host would. */
export class Supervised {
  readonly name: string
  kills = 0
  readonly #options: Options
  #child: ChildProcess | undefined
  #stopping = false
  #output = ''

  constructor(options: Options) {
    this.name = options.name
    this.#options = options
  }

  /** Resolves once the process answers. */
  async start(): Promise<void> {
    this.#run()
    const deadline = Date.now() + START_TIMEOUT_MS
    while (!(await this.#options.isReady().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`${this.name} did not start:\n${this.#output}`)
      await wait(200)
    }
  }

  #run(): void {
    const { args, env, cwd = PROJECT_ROOT } = this.#options
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // a process group of its own, so that a kill includes its workers, as a power cut would
      detached: true,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-20_000)))
    }
    child.once('exit', () => {
      if (!this.#stopping) setTimeout(() => this.#stopping || this.#run(), RESTART_DELAY_MS)
    })
    this.#child = child
  }

  #signal(signal: NodeJS.Signals): boolean {
    try {
      return this.#child?.pid !== undefined && process.kill(-this.#child.pid, signal)
    } catch {
      return false // between its end and its restart
    }
  }

  /** kill -9 */
  kill(): void {
    if (this.#signal('SIGKILL')) this.kills += 1
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#stopping = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.#signal('SIGTERM')
    const timer = setTimeout(() => this.#signal('SIGKILL'), STOP_TIMEOUT_MS)
    await once(child, 'exit')
    clearTimeout(timer)
  }
}
