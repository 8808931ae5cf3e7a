// @ts-nocheck
import '../require-node.ts'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { prepareFiles } from '../../deploy/prepare-files.ts'
import { renderConfiguration } from '../../deploy/render.ts'
import { NEXT_BIN, PROJECT_ROOT } from '../site-process.ts'
import { freePort, startChild } from './child.ts'

/**
 * The shipped deployment on this machine: embedded backend, production server, page cache. For the tests of
 * deploy/ and for the benchmark; each on a free port of its own.
 */

const HOST = '127.0.0.1'

/** The path of nginx, or undefined where there is none. */
export function findNginx() {
  return [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(
    (candidate) => candidate && existsSync(candidate),
  )
}

/** Whether nginx has the module that compresses by brotli, as Debian's packages enable it. */
export function hasBrotliModule() {
  const folder = '/etc/nginx/modules-enabled'
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('-brotli-filter.conf'))
}

/**
 * The embedded backend, in memory.
 * @returns {Promise<import('./child.ts').Child & { url: string, secretKey: string }>}
 */
export async function startBackend() {
  const port = await freePort()
  const url = `http://${HOST}:${port}`
  // The prefix that tells secret keys from public ones, and a random rest.
  const secretKey = `sb_secret_${randomBytes(24).toString('hex').slice(0, 31)}`
  const child = await startChild(
    process.execPath,
    [path.join(PROJECT_ROOT, 'scripts/local/serve.ts'), '--port', String(port), '--memory'],
    { probe: `${url}/local/instance`, env: { SUPABASE_SECRET_KEY: secretKey } },
  )
  return { ...child, url, secretKey }
}

/**
 * The production server of the finished build.
 * @param {{ url: string, secretKey: string }} backend
 * @returns {Promise<import('./child.ts').Child & { origin: string, address: string }>} address: host and port
 */
export async function startSite(backend) {
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
      SITE_URL: origin,
      // One machine sends what many guests would.
      RATE_LIMIT_FACTOR: '1000000',
    },
  })
  return { ...child, origin, address: `${HOST}:${port}` }
}

/**
 * nginx with the shipped configuration.
 * @param {string} upstream host and port of the site
 * @param {object} [options]
 * @param {string} [options.freshFor] how long a kept page counts as fresh, as nginx writes times
 * @param {string} [options.sendRate] how often one address may send forms, as nginx writes rates
 * @returns {Promise<import('./child.ts').Child & {
 *   origin: string,
 *   cacheFolder: string,
 *   deploy: (build: string) => Promise<void>,
 * }>} deploy: what a new deployment does to the cache; resolves when the new configuration serves
 */
export async function startCache(upstream, { freshFor = '1h', sendRate = '2r/s' } = {}) {
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
  const render = (build) =>
    renderConfiguration(
      path.join(folder, 'conf'),
      { ...settings, SITE_BUILD: build },
      {
        whole: true,
        runFolder: folder,
      },
    )

  await prepareFiles(settings.FILES_FOLDER)
  await render((await readFile(path.join(PROJECT_ROOT, '.next/BUILD_ID'), 'utf8')).trim())
  const child = await startChild(
    findNginx(),
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
      await servesBuild(origin, build)
    },
    async stop(signal) {
      await child.stop(signal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** nginx changes its workers one by one; the health answer names the build that a worker serves. */
async function servesBuild(origin, build) {
  for (let seen = 0; seen < 3;) {
    const response = await fetch(`${origin}/cache-health`, { headers: { connection: 'close' } })
    seen = (await response.text()).includes(build) ? seen + 1 : 0
    await wait(50)
  }
}
