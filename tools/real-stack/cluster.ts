import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '../../scripts/site-process.ts'
import { waitUntilReady, type Processes } from './processes.ts'
import { MissingProgram, type Postgres } from './programs.ts'

const run = promisify(execFile)

const MIGRATIONS = path.join(PROJECT_ROOT, 'supabase/migrations')

export interface Cluster {
  /** Where the server listens; only its owner may enter. */
  socketFolder: string
  /** Path of the program. */
  psql: string
  hasCron: boolean
  /** Runs SQL as the superuser; the result as text. */
  query: (sql: string) => Promise<string>
}

/** PostgreSQL refuses to run as root; Debian's package created a user for it. */
async function findOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  try {
    const [user, group] = await Promise.all(['-u', '-g'].map((option) => run('id', [option, 'postgres'])))
    return { uid: Number(user?.stdout), gid: Number(group?.stdout) }
  } catch {
    throw new MissingProgram('The user postgres is missing, and PostgreSQL does not run as root.')
  }
}

/**
 * A new PostgreSQL on a socket in a folder of its own, with the roles of a hosted project and every migration applied
 * unchanged.
 */
export async function startCluster(
  { bin, hasCron }: Postgres,
  folder: string,
  processes: Processes,
): Promise<Cluster> {
  const owner = await findOwner()
  const data = path.join(folder, 'data')
  const socketFolder = path.join(folder, 'socket')
  await mkdir(socketFolder, { recursive: true })
  for (const each of [folder, socketFolder]) {
    await chmod(each, 0o700)
    if (owner) await chown(each, owner.uid, owner.gid)
  }
  // no password is needed in a folder that only its owner enters; there is no network address
  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await run(path.join(bin, 'initdb'), initialize, { ...owner, cwd: folder })
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    ...(hasCron
      ? ['shared_preload_libraries=pg_cron', 'cron.use_background_workers=on', 'cron.database_name=postgres']
      : []),
  ]
  const server = processes.start(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    // SIGINT disconnects clients instead of waiting for them
    { ...owner, cwd: folder, stopSignal: 'SIGINT' },
  )

  const psql = path.join(bin, 'psql')
  const connect = ['-h', socketFolder, '-U', 'postgres', '-X', '-q', '-v', 'ON_ERROR_STOP=1']
  const query = async (sql: string) => (await run(psql, [...connect, '-At', '-c', sql])).stdout.trim()
  const apply = (file: string) => run(psql, [...connect, '-1', '-f', file])

  await waitUntilReady('PostgreSQL', async () => (await query('select 1')) === '1', server)
  await apply(path.join(import.meta.dirname, 'platform.sql'))
  if (hasCron) await apply(path.join(import.meta.dirname, 'fake-extensions.sql'))
  for (const file of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()) {
    await apply(path.join(MIGRATIONS, file))
  }
  return { socketFolder, psql, hasCron, query }
}
