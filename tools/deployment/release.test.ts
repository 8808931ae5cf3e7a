import { chmod, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ask, unpack } from './ask'
import { release, type Host } from '@/deploy/release.ts'
import { renderConfiguration } from '@/deploy/render.ts'
import { freePort, startChild, type Child } from '@/scripts/local/child.ts'
import { findNginx } from '@/scripts/local/deployment.ts'
import { NEXT_BIN, PROJECT_ROOT } from '@/scripts/site-process.ts'

/** A page from nginx's cache, one that is rendered on request, and one that asks the backend. */
const ADDRESSES = ['/', '/relax', '/booking-inquiry', '/api/health']

let root: string
let origin: string
let nginx: Child
let ports: number[]
const sites = new Map<number, Child>()

const host: Host = {
  async start(port) {
    const { url, secretKey } = inject('deployedBackend')
    const folder = await realpath(path.join(root, String(port)))
    const site = await startChild(
      process.execPath,
      [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(port)],
      {
        probe: `http://127.0.0.1:${port}/api/health`,
        cwd: folder,
        env: { NODE_ENV: 'production', SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, SITE_URL: origin },
      },
    )
    sites.set(port, site)
  },
  async stop(port) {
    await sites.get(port)?.stop()
    sites.delete(port)
  },
  async reload() {
    const before = await shownBuild()
    process.kill(nginx.pid, 'SIGHUP')
    await vi.waitFor(async () => expect(await shownBuild()).not.toBe(before), { timeout: 10_000 })
  },
}

async function shownBuild(): Promise<string> {
  return (await ask(`${origin}/cache-health`)).body.toString()
}

/** A release made for a day, as the nightly run makes it; returns its folder. */
async function releaseFor(day: string, from?: string): Promise<string> {
  vi.stubEnv('SITE_DATE', day)
  vi.stubEnv('SITE_URL', origin)
  return release({ root, nginx: path.join(root, 'conf'), from, host, ports, drainSeconds: 2 })
}

async function builtDay(): Promise<unknown> {
  const health: unknown = JSON.parse(unpack(await ask(`${origin}/api/health`)).toString())
  return (health as { built: unknown }).built
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-releases-'))
  // nginx's workers run as another user
  await chmod(root, 0o755)
  ports = [await freePort(), await freePort()]
  const listen = `127.0.0.1:${await freePort()}`
  origin = `http://${listen}`
  await renderConfiguration(
    path.join(root, 'conf'),
    {
      SITE_UPSTREAM: `127.0.0.1:${ports[0]}`,
      SITE_BUILD: 'none yet',
      CACHE_LISTEN: listen,
      COMPRESS_LISTEN: `127.0.0.1:${await freePort()}`,
      CACHE_FOLDER: path.join(root, 'pages'),
      CACHE_FRESH: '1h',
      FILES_FOLDER: path.join(root, 'current/files'),
      SEND_RATE: '2r/s',
      FRONT_PROXIES: ['127.0.0.1'],
    },
    { whole: true, runFolder: root },
  )
  nginx = await startChild(
    findNginx()!,
    ['-e', 'stderr', '-c', path.join(root, 'conf/nginx.conf'), '-g', 'daemon off;'],
    { probe: `${origin}/cache-health` },
  )
})

afterAll(async () => {
  for (const site of sites.values()) await site.stop()
  await nginx.stop()
  await rm(root, { recursive: true, force: true })
})

test(
  'a release under load drops no request; a failed one changes nothing',
  { timeout: 15 * 60_000 },
  async () => {
    const first = await releaseFor('2025-12-06', PROJECT_ROOT)
    expect(await builtDay()).toBe('2025-12-06')

    const failures: string[] = []
    let answered = 0
    let isOver = false
    const guests = [...ADDRESSES, ...ADDRESSES].map(async (address) => {
      while (!isOver) {
        const status = await ask(`${origin}${address}`).then(
          (answer) => answer.status,
          (error: unknown) => String(error),
        )
        answered++
        await wait(50)
        if (status !== 200) failures.push(`${address}: ${status}`)
      }
    })

    const second = await releaseFor('2025-12-07')
    expect(await builtDay()).toBe('2025-12-07')
    expect(sites.size).toBe(1)

    // the next night's build fails
    const settings = path.join(second, 'next.config.ts')
    const text = await readFile(settings, 'utf8')
    await writeFile(settings, 'this is not a configuration')
    await expect(releaseFor('2025-12-08')).rejects.toThrow('scripts/build.ts failed')
    await writeFile(settings, text)
    expect(await builtDay()).toBe('2025-12-07')

    isOver = true
    await Promise.all(guests)
    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(100)
    expect((await readdir(path.join(root, 'releases'))).length).toBe(2)
    expect(await realpath(path.join(root, 'current'))).toBe(await realpath(second))
    expect(first).not.toBe(second)
  },
)
