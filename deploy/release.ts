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
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { errorDocument } from '../components/layout/error-document.ts'
import { serverErrors } from '../content/errors.ts'
import { locales } from '../lib/i18n/locales.ts'

const ROOT = '/srv/kallfjallet'
const RELEASES = path.join(ROOT, 'releases')
/** Names the port that serves, which is a link to its release. */
const CURRENT = path.join(ROOT, 'current')
const SOURCE = path.resolve(import.meta.dirname, '..')
const NODE = path.join(SOURCE, 'node_modules/node/bin/node')
const NGINX = '/etc/nginx/conf.d/kallfjallet.conf'

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

/** @returns the new release's folder */
async function build(): Promise<string> {
  await mkdir(path.join(SOURCE, '.next'), { recursive: true })
  await writeFile(path.join(SOURCE, 'next-env.d.ts'), '')
  await run('chown', '-R', BUILDER, '.next', 'next-env.d.ts')
  const settings = BUILD_SETTINGS.flatMap((name) =>
    process.env[name] ? [`${name}=${process.env[name]}`] : [],
  )
  await run('runuser', '-u', BUILDER, '--', 'env', '-i', 'HOME=/tmp', ...settings, NODE, 'deploy/build.ts')

  const folder = path.join(RELEASES, new Date().toISOString().replace(/[:.]/g, '-'))
  await mkdir(RELEASES, { recursive: true })
  await cp(path.join(SOURCE, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true })
  await link(NODE, path.join(folder, 'node'))
  await mkdir(path.join(folder, 'errors'))
  for (const name of serverErrors) {
    for (const locale of locales) {
      await writeFile(path.join(folder, `errors/${name}.${locale}.html`), errorDocument(name, locale))
    }
  }
  return folder
}

/** @throws Error where a step fails; the site that runs goes on */
async function switchTo(folder: string): Promise<void> {
  const oldPort = await readlink(CURRENT).catch(() => undefined)
  const port = PORTS.find((candidate) => candidate !== oldPort)!
  const oldConfiguration = await readFile(NGINX, 'utf8').catch(() => undefined)
  try {
    await run('systemctl', 'disable', '--now', `kallfjallet@${port}`)
    await replaceLink(path.join(ROOT, port), folder)
    await run('systemctl', 'enable', '--now', `kallfjallet@${port}`)
    await waitForSite(port)
    const template = await readFile(path.join(SOURCE, 'deploy/nginx/kallfjallet.conf'), 'utf8')
    await writeFile(NGINX, template.replaceAll('${PORT}', port))
    await run('nginx', '-t', '-q')
    await run('systemctl', 'reload', 'nginx')
    await replaceLink(CURRENT, port)
  } catch (error) {
    if (oldConfiguration === undefined) await rm(NGINX, { force: true })
    else await writeFile(NGINX, oldConfiguration)
    await run('systemctl', 'disable', '--now', `kallfjallet@${port}`)
    throw error
  }
  if (oldPort === undefined) return
  await waitForOldWorkers()
  await run('systemctl', 'disable', '--now', `kallfjallet@${oldPort}`)
}

/** Both languages, because a site that answers is not yet one that renders. */
async function waitForSite(port: string): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    const responses = await Promise.allSettled(
      locales.map((locale) => fetch(`http://127.0.0.1:${port}/?lang=${locale}`)),
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
let folder: string | undefined
try {
  await lock()
  if (again !== undefined && !existsSync(path.join(again, 'server.js')))
    throw new Error(`${again} is no release.`)
  folder = again === undefined ? await build() : path.resolve(again)
  await switchTo(folder)
  if (again === undefined) await deleteOldReleases()
  console.log(`Released: ${folder}`)
} catch (error) {
  if (folder !== undefined && again === undefined) await rm(folder, { recursive: true, force: true })
  console.error(`The release failed, and the site stays as it was: ${String(error)}`)
  process.exit(1)
}
