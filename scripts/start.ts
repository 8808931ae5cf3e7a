import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { operator } from '../content/venue.ts'
import { describeSettingsProblems } from '../lib/env/schema.ts'
import {
  DEFAULT_SITE_PORT,
  hasCode,
  loadSettingsFiles,
  NEXT_BIN,
  PROJECT_ROOT,
  readPort,
  runNode,
  StartError,
} from './site-process.ts'

/**
 * `npm start`: the production server. It requires its settings and never uses the embedded backend. PORT (default 3000)
 * and HOSTNAME set the address. SIGTERM ends it with 0, once the requests under way are answered (lib/env/start.ts).
 */

/**
 * Shells and containers set HOSTNAME to the machine's name. Binding to that name would exclude localhost, so it
 * counts as unset.
 */
function chosenHost(): string | undefined {
  const host = process.env.HOSTNAME
  return host && host !== os.hostname() ? host : undefined
}

/** @throws StartError where the server could not listen there */
async function requireFreePort(port: number, host?: string): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE'))
      throw new StartError(`Port ${port} is in use: choose another with PORT.`)
    if (hasCode(error, 'EACCES'))
      throw new StartError(`Port ${port} may not be opened: choose another with PORT.`)
    throw new StartError('Setting HOSTNAME must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.')
  }
  probe.close()
  await once(probe, 'close')
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
