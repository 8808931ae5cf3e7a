// @ts-nocheck
import '../scripts/require-node.ts'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PROJECT_ROOT } from '../scripts/site-process.ts'
import { compressFile } from './brotli.ts'
import { outages } from '../content/outage.ts'
import { standalonePage } from '../lib/security/standalone-page.ts'

/**
 * Gathers what the page cache serves by itself: the files of a finished build, compressed in advance (gzip beside each
 * file, brotli under the same name in the folder `brotli`), and its own error pages.
 *
 *   node deploy/prepare-files.ts --out <folder>
 */

/** Endings of files that can be made smaller; pictures and fonts are compressed already. For nginx as well. */
export const COMPRESSIBLE = '(?:js|css|svg|ico|json|txt)'
/** Below a packet's size gzip has nothing to gain. nginx looks for brotli by the name alone, so it has every file. */
const SMALLEST_BYTES = 1000

/**
 * @param {string} folder is replaced
 * @param {string} [projectRoot] holds the finished build
 */
export async function prepareFiles(folder, projectRoot = PROJECT_ROOT) {
  await rm(folder, { recursive: true, force: true })
  await cp(path.join(projectRoot, 'public'), folder, { recursive: true })
  await cp(path.join(projectRoot, '.next/static'), path.join(folder, '_next/static'), { recursive: true })
  await cp(path.join(projectRoot, '.next/BUILD_ID'), path.join(folder, 'errors/BUILD_ID'))
  await compressAll(folder)
  await writeErrorPages(path.join(folder, 'errors'))
}

async function compressAll(folder) {
  const ending = new RegExp(`\\.${COMPRESSIBLE}$`)
  const files = (await readdir(folder, { recursive: true })).filter((file) => ending.test(file))
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(path.join(folder, file))
      const brotli = path.join(folder, 'brotli', file)
      await mkdir(path.dirname(brotli), { recursive: true })
      await writeFile(brotli, await compressFile(data))
      if (data.length < SMALLEST_BYTES) return
      await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(data, { level: 9 }))
    }),
  )
}

async function writeErrorPages(folder) {
  await mkdir(folder, { recursive: true })
  for (const [name, languages] of Object.entries(outages)) {
    for (const [locale, { title, text }] of Object.entries(languages)) {
      await writeFile(path.join(folder, `${name}.${locale}.html`), standalonePage({ locale, title, text }))
    }
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  if (!values.out) {
    console.error('Usage: node deploy/prepare-files.ts --out <folder>')
    process.exit(1)
  }
  await prepareFiles(path.resolve(values.out))
}
