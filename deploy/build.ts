/**
 * Builds the site into `.next/standalone`, a folder that runs by itself: `node server.js`. SITE_URL must be set.
 * Pictures come with it unless `--without-pictures` is given.
 */
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PROJECT_ROOT, runNode } from '../scripts/site-process.ts'

const BUILD = path.join(PROJECT_ROOT, '.next')
const STANDALONE = path.join(BUILD, 'standalone')

const { values } = parseArgs({ options: { 'without-pictures': { type: 'boolean', default: false } } })
const exitCode = await runNode(['scripts/build.ts'], { ...process.env, BUILD_STANDALONE: '1' })
if (exitCode !== 0) process.exit(exitCode)
await cp(path.join(BUILD, 'script-hashes.json'), path.join(STANDALONE, '.next/script-hashes.json'))
await cp(path.join(BUILD, 'static'), path.join(STANDALONE, '.next/static'), { recursive: true })
await cp(path.join(PROJECT_ROOT, 'public'), path.join(STANDALONE, 'public'), { recursive: true })
if (values['without-pictures']) await rm(path.join(STANDALONE, 'public/pictures'), { recursive: true })
// 19 MB that only the build needs.
for (const name of ['sharp', '@img']) {
  await rm(path.join(STANDALONE, 'node_modules', name), { recursive: true, force: true })
}
