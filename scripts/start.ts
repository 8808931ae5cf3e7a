// @ts-nocheck
import './require-node.ts'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  DEFAULT_SITE_PORT,
  loadSettingsFiles,
  NEXT_BIN,
  PROJECT_ROOT,
  readPort,
  runNode,
  StartError,
} from './site-process.ts'

/**
 * `npm start`: the production server. It needs its settings and never
 * falls back to the embedded backend. PORT (default 3000) and HOSTNAME say where it listens.
 */

/**
 * Shells and containers set HOSTNAME to the machine's name by themselves. That is nobody's choice of
 * an address, and listening there alone would shut out localhost, so it counts as unset.
 */
function chosenHost() {
  const host = process.env.HOSTNAME
  return host && host !== os.hostname() ? host : undefined
}

try {
  loadSettingsFiles()
  // imported here: an older Node cannot read the file, and is to hear so from require-node first
  const { describeSettingsProblems } = await import('../lib/env/schema.ts')
  const problems = describeSettingsProblems(process.env)
  if (problems.length > 0) throw new StartError(problems.join(' '))
  const port = readPort('PORT', DEFAULT_SITE_PORT)
  if (!existsSync(path.join(PROJECT_ROOT, '.next/script-hashes.json'))) {
    throw new StartError('The site is not built yet: run npm run build first.')
  }
  const host = chosenHost()
  const args = [NEXT_BIN, 'start', '--port', String(port), ...(host ? ['--hostname', host] : [])]
  process.exit(await runNode(args, process.env))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
