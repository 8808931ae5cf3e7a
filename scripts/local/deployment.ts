import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { prepareFiles } from '../../deploy/prepare-files.ts'
import { renderConfiguration } from '../../deploy/render.ts'
import { NEXT_BIN, PROJECT_ROOT } from '../site-process.ts'
import { freePort, startChild, type Child } from './child.ts'

/**
 * The deployment of deploy/ on this machine: embedded backend, production server and page cache, each on a free port.
 * For the deployment tests and the benchmark.
 */

const HOST = '127.0.0.1'

export interface Backend {
  url: string
  secretKey: string
}

export interface Site {
  origin: string
  /** Host and port. */
  address: string
}

export interface Cache extends Child {
  origin: string
  /** Holds the cached pages. */
  cacheFolder: string
  /** Does what deploying a new build does to the cache; resolves when the new configuration serves. */
  deploy: (build: string) => Promise<void>
}

/** The path of nginx, or undefined where there is none. */
export function findNginx(): string | undefined {
  return [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(
    (candidate) => candidate && existsSync(candidate),
  )
}

/** Whether nginx has the module that compresses by brotli, as Debian's packages enable it. */
export function hasBrotliModule(): boolean {
  const folder = '/etc/nginx/modules-enabled'
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('-brotli-filter.conf'))
}

/** The embedded backend, in memory. */
export async function startBackend(): Promise<Backend & Child> {
  const port = await freePort()
  const url = `http://${HOST}:${port}`
  const secretKey = `sb_secret_${randomBytes(24).toString('hex').slice(0, 31)}`
  const child = await startChild(
    process.execPath,
    [path.join(PROJECT_ROOT, 'scripts/local/serve.ts'), '--port', String(port), '--memory'],
    { probe: `${url}/local/instance`, env: { SUPABASE_SECRET_KEY: secretKey } },
  )
  return { ...child, url, secretKey }
}

/** The production server of the finished build. */
export async function startSite(backend: Backend): Promise<Site & Child> {
  const port = await freePort()
  const origin = `http://${HOST}:${port}`
  const child = await startChild(process.execPath, [NEXT_BIN, 'start', '-H', HOST, '-p', String(port)], {
    probe: `${origin}/api/health`,
    cwd: PROJECT_ROOT,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEY: backend.secretKey,
      // one machine sends the requests of many guests
      RATE_LIMIT_FACTOR: '1000000',
    },
  })
  return { ...child, origin, address: `${HOST}:${port}` }
}

/**
 * nginx with the configuration of deploy/.
 * @param upstream host and port of the site
 * @param options.freshFor how long a cached page counts as fresh, in nginx's notation
 * @param options.sendRate how often one address may submit forms, in nginx's notation
 */
export async function startCache(
  upstream: string,
  { freshFor = '1h', sendRate = '2r/s' }: { freshFor?: string; sendRate?: string } = {},
): Promise<Cache> {
  const nginx = findNginx()
  if (nginx === undefined) throw new Error('nginx is not installed; NGINX_PATH may name it')
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kallfjallet-cache-'))
  // nginx's workers run as another user
  await chmod(folder, 0o755)
  const port = await freePort()
  const origin = `http://${HOST}:${port}`
  const settings = {
    SITE_UPSTREAM: upstream,
    CACHE_LISTEN: `${HOST}:${port}`,
    COMPRESS_LISTEN: `${HOST}:${await freePort()}`,
    CACHE_FOLDER: path.join(folder, 'pages'),
    CACHE_FRESH: freshFor,
    FILES_FOLDER: path.join(folder, 'files'),
    SEND_RATE: sendRate,
    FRONT_PROXIES: [HOST],
  }
  const render = (build: string) =>
    renderConfiguration(
      path.join(folder, 'conf'),
      { ...settings, SITE_BUILD: build },
      { whole: true, runFolder: folder },
    )

  await prepareFiles(settings.FILES_FOLDER)
  await render((await readFile(path.join(PROJECT_ROOT, '.next/BUILD_ID'), 'utf8')).trim())
  const child = await startChild(
    nginx,
    ['-e', 'stderr', '-c', path.join(folder, 'conf/nginx.conf'), '-g', 'daemon off;'],
    { probe: `${origin}/cache-health` },
  )
  return {
    ...child,
    origin,
    cacheFolder: settings.CACHE_FOLDER,
    async deploy(build) {
      await render(build)
      process.kill(child.pid, 'SIGHUP')
      await waitForBuild(origin, build)
    },
    async stop(signal) {
      await child.stop(signal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** nginx replaces its workers one by one; /cache-health names the build that a worker serves. */
async function waitForBuild(origin: string, build: string): Promise<void> {
  for (let seen = 0; seen < 3;) {
    const response = await fetch(`${origin}/cache-health`, { headers: { connection: 'close' } })
    seen = (await response.text()).includes(build) ? seen + 1 : 0
    await wait(50)
  }
}
