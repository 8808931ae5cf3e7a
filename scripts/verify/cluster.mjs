import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '../site-process.ts'
import { MissingTool } from './tools.mjs'
import { untilReady } from './processes.mjs'

const run = promisify(execFile)

const MIGRATIONS = path.join(PROJECT_ROOT, 'supabase/migrations')
const HERE = import.meta.dirname

/**
 * @typedef {object} Cluster
 * @property {string} socketFolder where the server listens; nobody but its owner may enter
 * @property {string} psql path of the program
 * @property {boolean} hasCron
 * @property {(query: string) => Promise<string>} query one value or more as text, as the superuser
 */

/** PostgreSQL refuses to run as root; Debian's package made a user for it. */
async function findOwner() {
  if (process.getuid() !== 0) return {}
  const ids = await Promise.all(['-u', '-g'].map((option) => run('id', [option, 'postgres']))).catch(() => {
    throw new MissingTool('The user postgres is missing, and PostgreSQL does not run as root.')
  })
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout))
  return { uid, gid }
}

/**
 * A new PostgreSQL on a socket in a folder of its own, with roles as a hosted project has them and every
 * migration of the project applied unchanged.
 * @param {import('./tools.mjs').PostgresTools} tools
 * @param {string} folder
 * @param {import('./processes.mjs').Processes} processes
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ bin, hasCron }, folder, processes) {
  const owner = await findOwner()
  const data = path.join(folder, 'data')
  const socketFolder = path.join(folder, 'socket')
  await mkdir(socketFolder, { recursive: true })
  for (const each of [folder, socketFolder]) {
    await chmod(each, 0o700)
    if (owner.uid !== undefined) await chown(each, owner.uid, owner.gid)
  }
  // trust is enough behind a folder that only its owner enters; there is no network address at all
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  await run(path.join(bin, 'initdb'), initialise, { ...owner, cwd: folder })
  const cron = ['shared_preload_libraries=pg_cron', 'cron.use_background_workers=on']
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    ...(hasCron ? [...cron, 'cron.database_name=postgres'] : []),
  ]
  const server = processes.start(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    // a quick stop: clients are disconnected, nothing is waited for
    { ...owner, cwd: folder, endWith: 'SIGINT' },
  )

  const psql = path.join(bin, 'psql')
  const connect = ['-h', socketFolder, '-U', 'postgres', '-X', '-q', '-v', 'ON_ERROR_STOP=1']
  const query = async (sql) => (await run(psql, [...connect, '-At', '-c', sql])).stdout.trim()
  const apply = (file) => run(psql, [...connect, '-1', '-f', file])

  await untilReady('PostgreSQL', async () => (await query('select 1')) === '1', server)
  await apply(path.join(HERE, 'platform.sql'))
  if (hasCron) await apply(path.join(HERE, 'schedule-platform.sql'))
  for (const file of (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()) {
    await apply(path.join(MIGRATIONS, file))
  }
  return { socketFolder, psql, hasCron, query }
}
