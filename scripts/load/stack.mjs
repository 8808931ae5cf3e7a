import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { MAIL_CAPTURE_PATH } from '../local/mail-capture.ts'
import { NEXT_BIN, PROJECT_ROOT } from '../site-process.ts'
import { startFront } from './front.mjs'
import { Supervised } from './supervised.mjs'

/** How often the backend looks for due notifications; every minute when hosted, sooner here to be done sooner. */
const DISPATCH_EVERY_MS = 5_000

async function findFreePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const answersAt = (url, init) => async () => (await fetch(url, init)).ok

/**
 * The whole house: mail provider, embedded backend on disk, two servers of one build, and one address before them.
 * @param {{ home: string, secretKey: string, build?: string }} options folder for all data; key of the backend; folder
 *   of the built site
 */
export async function startStack({ home, secretKey, build = PROJECT_ROOT }) {
  const [mailPort, backendPort, frontPort, ...sitePorts] = await Promise.all(
    Array.from({ length: 5 }, findFreePort),
  )
  const mailFolder = path.join(home, 'mail')
  await mkdir(mailFolder, { recursive: true })
  const backendUrl = `http://127.0.0.1:${backendPort}`
  const siteUrl = `http://127.0.0.1:${frontPort}`

  const mail = new Supervised({
    name: 'mail provider',
    args: ['scripts/load/mail-provider.mjs', '--port', String(mailPort), '--folder', mailFolder],
    env: {},
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
  const siteOf = (folder) => (port, index) =>
    new Supervised({
      name: `site ${index + 1}`,
      args: [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(port)],
      cwd: folder,
      env: { SUPABASE_URL: backendUrl, SUPABASE_SECRET_KEY: secretKey, SITE_URL: siteUrl },
      isReady: answersAt(`http://127.0.0.1:${port}/api/health`),
    })
  const processes = [mail, backend, ...sitePorts.map(siteOf(build))]
  /** Replaces one server after the other by one of the build in another folder. */
  async function deploy(folder) {
    for (const [index, port] of sitePorts.entries()) {
      await processes[2 + index].stop()
      processes[2 + index] = siteOf(folder)(port, index)
      await processes[2 + index].start()
    }
  }
  const stop = async (front) => {
    await front?.close()
    await Promise.all(processes.map((one) => one.stop()))
  }
  try {
    await mail.start()
    await backend.start()
    await Promise.all(processes.slice(2).map((site) => site.start()))
    const front = await startFront({ port: frontPort, upstreams: sitePorts })
    return { siteUrl, backendUrl, secretKey, mailFolder, processes, front, deploy, stop: () => stop(front) }
  } catch (error) {
    await stop()
    throw error
  }
}
