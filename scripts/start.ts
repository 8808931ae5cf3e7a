import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { operator } from '../content/venue.ts'
import { describeSettingsProblems } from '../lib/env/schema.ts'
import {
  DEFAULT_SITE_PORT,
  loadSettingsFiles,
  NEXT_BIN,
  PROJECT_ROOT,
  readPort,
  requireFreePort,
  runNode,
  StartError,
} from './site-process.ts'

/**
 * `npm start`: the production server. It requires its settings and never uses the embedded backend. PORT (default 3000)
 * and HOSTNAME set host and port. SIGTERM ends it with 0, once the requests under way are answered (lib/env/start.ts).
 */

/**
 * Shells and containers set HOSTNAME to the machine's name. Binding to that name would exclude localhost, so it
 * counts as unset.
 */
function chosenHost(): string | undefined {
  const host = process.env.HOSTNAME
  return host && host !== os.hostname() ? host : undefined
}

try {
  loadSettingsFiles()
  const problems = describeSettingsProblems(process.env)
  if (problems.length > 0) throw new StartError(problems.join(' '))
  const port = readPort('PORT', DEFAULT_SITE_PORT)
  if (!existsSync(path.join(PROJECT_ROOT, '.next/script-hashes.json'))) {
    throw new StartError('The site is not built yet: run npm run build first.')
  }
  const host = chosenHost()
  await requireFreePort(port, host)
  const missing = Object.entries(operator).flatMap(([field, value]) => (value === '' ? field : []))
  if (missing.length > 0)
    console.warn(`Fill in before opening: ${missing.join(', ')} of operator in content/venue.ts.`)
  const args = [NEXT_BIN, 'start', '--port', String(port), ...(host ? ['--hostname', host] : [])]
  process.exit(await runNode(args, process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
