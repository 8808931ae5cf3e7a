import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../scripts/local/child.ts'
import { MAIL_CAPTURE_PATH } from '../../scripts/local/mail-capture.ts'
import { NEXT_BIN, PROJECT_ROOT } from '../../scripts/site-process.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { Supervised } from './supervised.ts'

/** How often the backend looks for due notifications: every minute when hosted, more often here to end sooner. */
const DISPATCH_EVERY_MS = 5_000

export interface Stack {
  siteUrl: string
  backendUrl: string
  secretKey: string
  mailFolder: string
  processes: [Supervised, ...Supervised[]]
  balancer: Balancer
  /** Replaces one server after the other by one of the build in another folder. */
  deploy: (folder: string) => Promise<void>
  stop: () => Promise<void>
}

/** The library checks the key's form, so the library makes it. */
async function createSecretKey(): Promise<string> {
  process.env.EXPERIMENTAL_STORAGE = '1'
  const { generateApiKey } = await import('@supabase/lite')
  return (await generateApiKey('secret')).key
}

const answersAt = (url: string, init?: RequestInit) => async () => (await fetch(url, init)).ok

/**
 * Starts mail provider, embedded backend on disk, two servers of one build, and one address before them.
 * @param home folder for all data
 * @param build folder of the built site
 */
export async function startStack({
  home,
  build = PROJECT_ROOT,
}: {
  home: string
  build?: string
}): Promise<Stack> {
  const [mailPort, backendPort, sitePort] = [await freePort(), await freePort(), await freePort()]
  const serverPorts = [await freePort(), await freePort()]
  const secretKey = await createSecretKey()
  const mailFolder = path.join(home, 'mail')
  await mkdir(mailFolder, { recursive: true })
  const backendUrl = `http://127.0.0.1:${backendPort}`
  const siteUrl = `http://127.0.0.1:${sitePort}`

  const mail = new Supervised({
    name: 'mail provider',
    args: ['tools/load/mail-provider.ts', '--port', String(mailPort), '--folder', mailFolder],
    isReady: answersAt(`http://127.0.0.1:${mailPort}/`),
  })
  const backend = new Supervised({
    name: 'backend',
    args: [
      'scripts/local/serve.ts',
      ...['--port', String(backendPort), '--home', home, '--dispatch-every', String(DISPATCH_EVERY_MS)],
    ],
    env: {
      SUPABASE_SECRET_KEY: secretKey,
      MAIL_API_URL: `http://127.0.0.1:${mailPort}${MAIL_CAPTURE_PATH}`,
    },
    isReady: answersAt(`${backendUrl}/rest/v1/notification_outbox?select=id&limit=1`, {
      headers: { apikey: secretKey },
    }),
  })
  const createServer = (folder: string, index: number, port: number) =>
    new Supervised({
      name: `site ${index + 1}`,
      args: [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(port)],
      cwd: folder,
      env: { SUPABASE_URL: backendUrl, SUPABASE_SECRET_KEY: secretKey, SITE_URL: siteUrl },
      isReady: answersAt(`http://127.0.0.1:${port}/api/health`),
    })
  const processes: Stack['processes'] = [
    mail,
    backend,
    ...serverPorts.map((port, index) => createServer(build, index, port)),
  ]
  async function deploy(folder: string): Promise<void> {
    for (const [index, port] of serverPorts.entries()) {
      await processes[2 + index]?.stop()
      const server = createServer(folder, index, port)
      processes[2 + index] = server
      await server.start()
    }
  }
  const stop = async (balancer?: Balancer) => {
    await balancer?.close()
    await Promise.all(processes.map((each) => each.stop()))
  }
  try {
    await mail.start()
    await backend.start()
    await Promise.all(processes.slice(2).map((server) => server.start()))
    const balancer = await startBalancer(sitePort, serverPorts)
    return {
      siteUrl,
      backendUrl,
      secretKey,
      mailFolder,
      processes,
      balancer,
      deploy,
      stop: () => stop(balancer),
    }
  } catch (error) {
    await stop()
    throw error
  }
}
