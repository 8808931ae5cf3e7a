import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { captureMail } from '@/scripts/local/mail-capture.ts'
import { freePort } from '@/scripts/local/child'
import { startBackend, type BackendConnection, type RunningBackend } from './backend'

/** Something a guest sends. */
export interface Sending {
  /**
   * `acknowledged` where the guest was told that it arrived; `refused` where they were told otherwise, or that it was
   * there before.
   */
  send: () => Promise<'acknowledged' | 'refused'>
  /** Whether a guest who was refused would send the very same again. */
  isSentAgain: boolean
}

export interface KillPlan {
  /** How often the backend is killed. */
  kills: number
  /** How many guests send at the same time. */
  guests: number
  /** How many sendings are acknowledged between two kills. */
  between: number
}

/** Often enough that kills hit the schedule's work as well. */
const DISPATCH_MS = 500

/** E-mails as the provider took them, by their key. */
export type TakenMails = Map<string, { text: string }>

/**
 * An embedded backend on disk that is killed with SIGKILL and started again at the same address with the same keys, and
 * a mail provider that outlives it.
 */
export class KillRounds {
  readonly #home: string
  readonly #provider: ReturnType<typeof serve>
  readonly #env: Record<string, string>
  #backend: RunningBackend
  /** Resolves while the backend is up. */
  #up: Promise<void> = Promise.resolve()
  /** Calls that the provider took, those that repeat a key included. */
  deliveries = 0

  private constructor(options: {
    home: string
    provider: ReturnType<typeof serve>
    env: Record<string, string>
    backend: RunningBackend
  }) {
    this.#home = options.home
    this.#provider = options.provider
    this.#env = options.env
    this.#backend = options.backend
  }

  static async start(): Promise<KillRounds> {
    const home = await mkdtemp(path.join(os.tmpdir(), 'kills-'))
    const port = await freePort()
    const takeMail = async (request: Request) =>
      (await captureMail(request, path.join(home, 'mail'))) ?? new Response(null, { status: 404 })
    const provider = serve({
      port,
      hostname: '127.0.0.1',
      overrideGlobalObjects: false,
      fetch: (request) => {
        rounds.deliveries += 1
        return takeMail(request)
      },
    })
    await once(provider, 'listening')
    const mailSettings = { MAIL_API_URL: `http://127.0.0.1:${port}/local/emails`, RESEND_API_KEY: 're_test' }
    const backend = await startBackend({ home, dispatchEveryMs: DISPATCH_MS, env: mailSettings })
    const keys = {
      SUPABASE_SECRET_KEY: backend.secretKey,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    }
    const rounds = new KillRounds({ home, provider, env: { ...mailSettings, ...keys }, backend })
    return rounds
  }

  get backend(): BackendConnection {
    return this.#backend
  }

  /** Lets guests send while the backend is killed again and again; returns what was acknowledged, in order. */
  async run<Kind extends Sending>(plan: KillPlan, next: () => Kind): Promise<Kind[]> {
    const acknowledged: Kind[] = []
    let killsLeft = plan.kills
    const isOver = () => acknowledged.length >= (plan.kills + 1) * plan.between
    const guest = async () => {
      while (!isOver()) {
        const sending = next()
        let answer: Awaited<ReturnType<Sending['send']>>
        do {
          await this.#up
          answer = await sending.send()
        } while (answer === 'refused' && sending.isSentAgain)
        if (answer === 'refused') continue
        acknowledged.push(sending)
        const isDue = acknowledged.length >= (plan.kills + 1 - killsLeft) * plan.between
        if (isDue && killsLeft > 0) {
          killsLeft -= 1
          this.#up = this.#killAndRestart()
        }
      }
    }
    await Promise.all(Array.from({ length: plan.guests }, guest))
    await this.#up
    return acknowledged
  }

  async #killAndRestart(): Promise<void> {
    await this.#backend.kill()
    const port = Number(new URL(this.#backend.url).port)
    this.#backend = await startBackend({
      home: this.#home,
      port,
      dispatchEveryMs: DISPATCH_MS,
      env: this.#env,
    })
  }

  /** E-mails that the provider took, each once, however often it was handed over. */
  async readMails(): Promise<TakenMails> {
    const folder = path.join(this.#home, 'mail')
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
    const mails = files.map(async (file) => {
      const mail = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as { text: string }
      return [path.basename(file, '.json'), mail] as const
    })
    return new Map(await Promise.all(mails))
  }

  async end(): Promise<void> {
    await this.#backend.stop()
    this.#provider.close()
    await rm(this.#home, { recursive: true, force: true })
  }
}
