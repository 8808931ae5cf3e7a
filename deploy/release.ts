/**
 * Builds the site beside the running one and switches over to it, on a server with nginx and systemd (server.md). Runs
 * as root, from /srv/kallfjallet/source; the unit kallfjallet-release does so each night.
 *
 *   systemctl start kallfjallet-release
 *   node deploy/release.ts --again <folder of an earlier release>    without a build
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  copyFile,
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { errorDocument } from '../app/error-document.ts'
import { serverErrors } from '../content/errors.ts'
import { locales } from '../lib/i18n/locales.ts'

const ROOT = '/srv/kallfjallet'
const RELEASES = path.join(ROOT, 'releases')
/** Where a release is copied first, so that one that is killed meanwhile is not among the releases. */
const NEXT_RELEASE = path.join(ROOT, 'next-release')
const SOURCE = path.resolve(import.meta.dirname, '..')
const NODE = path.join(SOURCE, 'node_modules/node/bin/node')
/** Names the port that serves; `<root>/<port>` is a link to its release. */
const NGINX = '/etc/nginx/conf.d/kallfjallet.conf'
/** Copies beside it, which nginx does not include. */
const NGINX_NEXT = `${NGINX}.next`
const NGINX_BEFORE = `${NGINX}.before`

/** Not the user that runs the site, whose processes hold the keys. */
const BUILDER = 'kallfjallet-build'
/** What the build may read of the settings. */
const BUILD_SETTINGS = ['PATH', 'SITE_URL', 'SITE_DATE', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']
const PORTS = ['3000', '3001']
const KEPT_RELEASES = 2
/** The longest upload that the old site still receives. */
const DRAIN_SECONDS = 300

/** Held until this process ends, in whatever way. @throws Error where another release runs */
async function lock(): Promise<void> {
  const server = createServer().listen(`\0${ROOT}/release`)
  await once(server, 'listening').catch(() => {
    throw new Error('Another release is running.')
  })
  server.unref()
}

async function build(folder: string): Promise<void> {
  await mkdir(path.join(SOURCE, '.next'), { recursive: true })
  await writeFile(path.join(SOURCE, 'next-env.d.ts'), '')
  await run('chown', '-R', BUILDER, '.next', 'next-env.d.ts')
  const settings = BUILD_SETTINGS.flatMap((name) =>
    process.env[name] ? [`${name}=${process.env[name]}`] : [],
  )
  await run('runuser', '-u', BUILDER, '--', 'env', '-i', 'HOME=/tmp', ...settings, NODE, 'deploy/build.ts')

  await rm(NEXT_RELEASE, { recursive: true, force: true })
  await cp(path.join(SOURCE, '.next/standalone'), NEXT_RELEASE, { recursive: true, verbatimSymlinks: true })
  await link(NODE, path.join(NEXT_RELEASE, 'node'))
  await mkdir(path.join(NEXT_RELEASE, 'errors'))
  for (const name of serverErrors) {
    for (const locale of locales) {
      await writeFile(path.join(NEXT_RELEASE, `errors/${name}.${locale}.html`), errorDocument(name, locale))
    }
  }
  await mkdir(RELEASES, { recursive: true })
  await rename(NEXT_RELEASE, folder)
}

/**
 * Starts the site of a folder on the free port and has nginx lead to it.
 * @returns the port that served before; undefined at the first release
 * @throws Error where a step fails; nginx then leads to the same site as before
 */
async function switchTo(folder: string): Promise<string | undefined> {
  const configuration = await readFile(NGINX, 'utf8').catch(() => '')
  const oldPort = /server 127\.0\.0\.1:(\d+);/.exec(configuration)?.[1]
  const port = PORTS.find((candidate) => candidate !== oldPort)!
  const site = `kallfjallet@${port}`
  // A release that was killed may have left a configuration that nginx has not read.
  await run('systemctl', 'reload', 'nginx')
  if (oldPort !== undefined) await copyFile(NGINX, NGINX_BEFORE)
  try {
    await run('systemctl', 'disable', '--now', site)
    await replaceLink(path.join(ROOT, port), folder)
    await run('systemctl', 'enable', '--now', site)
    await waitForSite(port)
    const template = await readFile(path.join(SOURCE, 'deploy/nginx/kallfjallet.conf'), 'utf8')
    await writeFile(NGINX_NEXT, template.replaceAll('${PORT}', port))
    await rename(NGINX_NEXT, NGINX)
    await run('nginx', '-t', '-q')
    // The last step: what fails after it concerns the old site alone.
    await run('systemctl', 'reload', 'nginx')
  } catch (error) {
    // A rename needs no space on the disk.
    if (oldPort === undefined) await rm(NGINX, { force: true })
    else await rename(NGINX_BEFORE, NGINX)
    await run('systemctl', 'reload', 'nginx').catch(() => undefined)
    await run('systemctl', 'disable', '--now', site).catch(() => undefined)
    throw error
  }
  return oldPort
}

/** Both languages, because a site that answers is not yet one that renders. */
async function waitForSite(port: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const responses = await Promise.allSettled(
      locales.map((locale) =>
        fetch(`http://127.0.0.1:${port}/?lang=${locale}`, { signal: AbortSignal.timeout(10_000) }),
      ),
    )
    if (responses.every((response) => response.status === 'fulfilled' && response.value.ok)) return
    await wait(500)
  }
  throw new Error(`The new site does not answer on port ${port}.`)
}

/** nginx's workers from before the reload still pass on to the old site what they have begun to receive. */
async function waitForOldWorkers(): Promise<void> {
  for (let seconds = 0; seconds < DRAIN_SECONDS; seconds += 2) {
    await wait(2000)
    const [exitCode] = await once(spawn('pgrep', ['-f', 'nginx: worker process is shutting down']), 'exit')
    if (exitCode !== 0) return
  }
}

/** Atomic: there is a link at any moment. */
async function replaceLink(name: string, target: string): Promise<void> {
  await rm(`${name}.next`, { force: true })
  await symlink(target, `${name}.next`)
  await rename(`${name}.next`, name)
}

/** Their names begin with their time. */
async function deleteOldReleases(): Promise<void> {
  for (const name of (await readdir(RELEASES)).toSorted().slice(0, -KEPT_RELEASES)) {
    await rm(path.join(RELEASES, name), { recursive: true })
  }
}

/** @throws Error where the program does not succeed */
async function run(program: string, ...args: string[]): Promise<void> {
  const [exitCode] = await once(spawn(program, args, { cwd: SOURCE, stdio: 'inherit' }), 'exit')
  if (exitCode !== 0) throw new Error(`${program} ${args[0]} failed.`)
}

const { again } = parseArgs({ options: { again: { type: 'string' } } }).values
const folder = path.resolve(again ?? path.join(RELEASES, new Date().toISOString().replace(/[:.]/g, '-')))
let oldPort: string | undefined
try {
  await lock()
  if (again === undefined) await build(folder)
  else if (!existsSync(path.join(folder, 'server.js'))) throw new Error(`${again} is no release.`)
  oldPort = await switchTo(folder)
} catch (error) {
  if (again === undefined) await rm(folder, { recursive: true, force: true })
  console.error(`The release failed, and the site stays as it was: ${String(error)}`)
  process.exit(1)
}
try {
  if (oldPort !== undefined) {
    await waitForOldWorkers()
    await run('systemctl', 'disable', '--now', `kallfjallet@${oldPort}`)
  }
  if (again === undefined) await deleteOldReleases()
  console.log(`Released: ${folder}`)
} catch (error) {
  console.error(`Released: ${folder}, but what it replaced was not removed: ${String(error)}`)
  process.exit(1)
}
