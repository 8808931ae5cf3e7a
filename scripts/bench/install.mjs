import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findNginx, hasBrotliModule } from '../local/deployment.ts'
import { installLighthouse } from '../lighthouse/install.mjs'

/** What only the benchmark needs: packages of its own folder, and from the system nginx and a load generator. */

const FOLDER = import.meta.dirname
const PROGRAMS = [
  { name: 'nginx', package: 'nginx-light', find: findNginx },
  { name: 'brotli for nginx', package: 'libnginx-mod-http-brotli-filter', find: hasBrotliModule },
  { name: 'wrk', package: 'wrk', find: () => existsSync('/usr/bin/wrk') },
]

/** @throws {Error} where something is missing and cannot be installed */
export function installTools() {
  installLighthouse()
  if (!existsSync(path.join(FOLDER, 'node_modules/astro/package.json'))) {
    console.log('Installing what the site is compared with …')
    run('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--silent'], FOLDER)
  }
  const missing = PROGRAMS.filter(({ find }) => !find())
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    const names = missing.map(({ name, package: from }) => `${name} (Debian: ${from})`).join(', ')
    throw new Error(`The benchmark needs ${names}.`)
  }
  console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} from the system packages …`)
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', ...missing.map(({ package: from }) => from)])
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}
