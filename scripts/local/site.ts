import { randomBytes } from 'node:crypto'
import { describeSettingsProblems } from '../../lib/env/schema.ts'
import { SEASON_DAY } from '../season.ts'
import {
  DEFAULT_SITE_PORT,
  loadSettingsFiles,
  readPort,
  requireFreePort,
  runNode,
  StartError,
} from '../site-process.ts'
import { type LocalBackend, startLocalBackend } from './local-backend.ts'

/** Shared by `npm run dev` and `npm run preview`. */

const DEFAULT_BACKEND_PORT = 54321

function describe(port: number, siteDate: string, backend: LocalBackend | undefined): string {
  const rows = [
    ['Site', `http://localhost:${port}`],
    ['Today', `${siteDate} (the site shows this day; SITE_DATE sets another)`],
  ]
  if (backend) {
    rows.push(['Backend', `${backend.url} (embedded)`])
    rows.push(['Data', `${backend.dataFolder} (delete the folder to start afresh)`])
    rows.push(['Emails', `${backend.mailFolder} (caught, none is sent)`])
  } else {
    rows.push(['Backend', process.env.SUPABASE_URL ?? ''])
  }
  return rows.map(([label = '', value]) => `  ${label.padEnd(9)}${value}`).join('\n')
}

/**
 * Starts the site for a developer, on the backend that SUPABASE_URL names or else on the embedded one. Ends the
 * process with the exit code of the preparation, where that fails, or of the server.
 * @param server arguments for Node, and so is the preparation, after which it starts
 */
export async function startSite(server: string[], preparation?: string[]): Promise<never> {
  let backend: LocalBackend | undefined
  let exitCode = 1
  try {
    loadSettingsFiles()
    const port = readPort('PORT', DEFAULT_SITE_PORT)
    await requireFreePort(port)
    if (!process.env.SUPABASE_URL) {
      console.log('Starting the embedded backend …')
      backend = await startLocalBackend({ port: readPort('LOCAL_SUPABASE_PORT', DEFAULT_BACKEND_PORT) })
    }
    const env = {
      ...process.env,
      PORT: String(port),
      SITE_DATE: process.env.SITE_DATE || SEASON_DAY,
      SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
      RATE_LIMIT_SECRET: process.env.RATE_LIMIT_SECRET || randomBytes(32).toString('hex'),
    }
    const problems = describeSettingsProblems(env)
    if (problems.length > 0) throw new StartError(problems.join(' '))
    exitCode = preparation ? await runNode(preparation, env) : 0
    if (exitCode === 0) {
      console.log(`\n${describe(port, env.SITE_DATE, backend)}\n`)
      exitCode = await runNode(server, env)
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    exitCode = 1
  }
  await backend?.close()
  process.exit(exitCode)
}
