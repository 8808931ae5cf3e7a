import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'

const run = promisify(execFile)
const MIGRATIONS = path.join(PROJECT_ROOT, 'supabase/migrations')

export interface Postgres {
  /** Where the server listens; only its owner may enter. */
  socketFolder: string
  psql: string
  hasCron: boolean
  /** Runs SQL as the superuser; the result as text. */
  query: (sql: string) => Promise<string>
  stop: () => Promise<void>
}

/**
 * A new PostgreSQL on a socket in a folder of its own, with the roles of a hosted project and every migration applied
 * unchanged. As root it runs as the user that Debian's package created.
 * @param bin folder of initdb, pg_ctl and psql
 */
export async function startPostgres(bin: string, folder: string): Promise<Postgres> {
  const isRoot = process.getuid?.() === 0
  const id = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  const owner = isRoot ? { uid: await id('-u'), gid: await id('-g') } : {}
  const options = { ...owner, cwd: folder }
  const socketFolder = path.join(folder, 'socket')
  await mkdir(socketFolder, { recursive: true })
  for (const each of [folder, socketFolder]) {
    await chmod(each, 0o700)
    if (isRoot) await chown(each, owner.uid!, owner.gid!)
  }
  const hasCron = (await readdir(path.join(bin, '../lib'))).includes('pg_cron.so')
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    ...(hasCron
      ? ['shared_preload_libraries=pg_cron', 'cron.database_name=postgres', 'cron.launch_active_jobs=off']
      : []),
  ]
  const data = path.join(folder, 'data')
  // no password is needed in a folder that only its owner enters; there is no port on the network
  await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    options,
  )
  const control = (...args: string[]) => run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], options)
  await control('-l', path.join(folder, 'log'), '-o', settings.map((each) => `-c ${each}`).join(' '), 'start')

  const psql = path.join(bin, 'psql')
  const connection = ['-h', socketFolder, '-U', 'postgres', '-X', '-q', '-v', 'ON_ERROR_STOP=1']
  const apply = (file: string) => run(psql, [...connection, '-1', '-f', file])
  await apply(path.join(import.meta.dirname, 'platform.sql'))
  if (hasCron) await apply(path.join(import.meta.dirname, 'fake-extensions.sql'))
  for (const file of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()) {
    await apply(path.join(MIGRATIONS, file))
  }
  return {
    socketFolder,
    psql,
    hasCron,
    query: async (sql) => (await run(psql, [...connection, '-At', '-c', sql])).stdout.trim(),
    stop: async () => void (await control('-m', 'fast', 'stop')),
  }
}
