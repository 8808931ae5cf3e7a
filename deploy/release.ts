import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { renderRelease } from './render.ts'

/**
 * Builds a release beside the running site and switches over to it, on a server without containers (README.md). Without
 * `--from` it builds the current version again, for the new day: the timer kallfjallet-release.timer does so each night.
 *
 *   node --env-file=/etc/kallfjallet.env deploy/release.ts [--from <clone>] [--root /srv/kallfjallet] [--nginx /etc/nginx]
 */

const HOST = '127.0.0.1'
/** Read from disk by the server, so it also shows that the build is complete. */
const PROBE = '/boende'
const PROBE_ATTEMPTS = 60
/** One for the running release, one for the next. */
const PORTS = [3000, 3001] as const
/** Serves a fallback if the newest release turns out to be wrong. */
const KEPT_RELEASES = 2
/** Requests that nginx passed to the old release end within this time; documents of an application take the longest. */
const DRAIN_SECONDS = 30

export interface Host {
  /** Starts the site of the folder `<root>/<port>`. */
  start: (port: number) => Promise<void>
  stop: (port: number) => Promise<void>
  /** Makes nginx read its configuration again. @throws Error where it is wrong */
  reload: () => Promise<void>
}

interface Options {
  /** Holds `releases`, `current` and a link for each port. */
  root: string
  /** nginx's configuration folder. */
  nginx: string
  /** The version to build; by default the current one. */
  from?: string
  host: Host
  ports?: readonly number[]
  drainSeconds?: number
}

/**
 * @returns the new release's folder
 * @throws Error where a step fails; the release that runs goes on
 */
export async function release(options: Options): Promise<string> {
  const { root, nginx, host, ports = PORTS, drainSeconds = DRAIN_SECONDS } = options
  const current = path.join(root, 'current')
  const runningFolder = await realpath(current).catch(() => undefined)
  const source = options.from ?? runningFolder
  if (source === undefined) throw new Error(`${current} does not exist: name the version with --from`)
  const runningPort = await findPort(root, ports, runningFolder)
  const port = ports.find((candidate) => candidate !== runningPort)!

  const folder = path.join(root, 'releases', new Date().toISOString().replace(/[:.]/g, '-'))
  // What stays in the folder of releases counts as one of those that are kept.
  const discard = async () => {
    await host.stop(port)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await copyVersion(source, folder)
    await run(folder, process.execPath, 'scripts/build.ts')
    await run(folder, process.execPath, 'deploy/prepare-files.ts', '--out', path.join(folder, 'files'))
    await host.stop(port)
    await replaceLink(path.join(root, String(port)), folder)
    await host.start(port)
    await waitForSite(port)
  } catch (error) {
    await discard()
    throw error
  }

  const build = await readBuild(folder)
  await replaceLink(current, folder)
  await renderRelease(nginx, { SITE_UPSTREAM: `${HOST}:${port}`, SITE_BUILD: build })
  try {
    await host.reload()
  } catch (error) {
    if (runningFolder !== undefined && runningPort !== undefined) {
      await replaceLink(current, runningFolder)
      const SITE_BUILD = await readBuild(runningFolder)
      await renderRelease(nginx, { SITE_UPSTREAM: `${HOST}:${runningPort}`, SITE_BUILD })
    }
    await discard()
    throw error
  }
  if (runningPort !== undefined) {
    await wait(drainSeconds * 1000)
    await host.stop(runningPort)
  }
  await deleteOldReleases(root)
  return folder
}

async function findPort(
  root: string,
  ports: readonly number[],
  folder?: string,
): Promise<number | undefined> {
  for (const port of ports) {
    const linked = await realpath(path.join(root, String(port))).catch(() => undefined)
    if (folder !== undefined && linked === folder) return port
  }
  return undefined
}

/** The project with its packages, without what is built from it. */
async function copyVersion(source: string, folder: string): Promise<void> {
  const left = ['.next', '.git', 'files', 'test-results']
  const copied = (await readdir(source)).filter((name) => !left.includes(name))
  await mkdir(folder, { recursive: true })
  await run(source, 'cp', '--archive', ...copied, folder)
}

/** @throws Error where the program does not succeed */
async function run(folder: string, program: string, ...args: string[]): Promise<void> {
  const [status] = await once(spawn(program, args, { cwd: folder, stdio: 'inherit' }), 'exit')
  if (status !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')} failed`)
}

/** Atomic: there is a link at any moment. */
async function replaceLink(link: string, target: string): Promise<void> {
  const next = `${link}.next`
  await rm(next, { force: true })
  await symlink(target, next)
  await rename(next, link)
}

async function waitForSite(port: number): Promise<void> {
  for (let attempt = 0; attempt < PROBE_ATTEMPTS; attempt++) {
    const response = await fetch(`http://${HOST}:${port}${PROBE}`).catch(() => undefined)
    if (response?.ok) return
    await wait(500)
  }
  throw new Error(`The new release does not answer on port ${port}`)
}

async function readBuild(folder: string): Promise<string> {
  return (await readFile(path.join(folder, '.next/BUILD_ID'), 'utf8')).trim()
}

/** Their names begin with their time. */
async function deleteOldReleases(root: string): Promise<void> {
  const folder = path.join(root, 'releases')
  const names = (await readdir(folder)).toSorted()
  for (const name of names.slice(0, -KEPT_RELEASES)) {
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** systemd and nginx of this server. Only the running release is enabled, so only it starts with the machine. */
const server: Host = {
  start: (port) => run('/', 'systemctl', 'enable', '--now', `kallfjallet@${port}`),
  stop: (port) => run('/', 'systemctl', 'disable', '--now', `kallfjallet@${port}`),
  async reload() {
    await run('/', 'nginx', '-t', '-q')
    await run('/', 'systemctl', 'reload', 'nginx')
  },
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      root: { type: 'string', default: '/srv/kallfjallet' },
      nginx: { type: 'string', default: '/etc/nginx' },
    },
  })
  const { root, nginx } = values
  try {
    const from = values.from === undefined ? undefined : path.resolve(values.from)
    console.log(`Released: ${await release({ root, nginx, from, host: server })}`)
  } catch (error) {
    console.error(`The release failed, and the running site stays as it is: ${String(error)}`)
    process.exit(1)
  }
}
