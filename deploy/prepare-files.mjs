import '../scripts/require-node.mjs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PROJECT_ROOT } from '../scripts/site-process.mjs'
import { outages } from '../content/outage.ts'

/**
 * Gathers what the page cache serves by itself: the files of a finished build, compressed in advance, and its own
 * error pages.
 *
 *   node deploy/prepare-files.mjs --out <folder>
 */

/** Pictures are compressed already; below a packet's size there is nothing to gain. */
const COMPRESSIBLE = /\.(js|css|svg|ico|json|txt)$/
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
  for (const file of await readdir(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(file)) continue
    const data = await readFile(path.join(folder, file))
    if (data.length < SMALLEST_BYTES) continue
    await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(data, { level: 9 }))
  }
}

async function writeErrorPages(folder) {
  await mkdir(folder, { recursive: true })
  for (const [name, languages] of Object.entries(outages)) {
    for (const [language, { title, text }] of Object.entries(languages)) {
      await writeFile(path.join(folder, `${name}.${language}.html`), errorPage(language, title, text))
    }
  }
}

/** Stands alone: whatever it would fetch may be away as well. */
function errorPage(language, title, text) {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><body style="font:1.125rem/1.6 Georgia,serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color:#0c1f1b;background:#f6f9f9"><h1>${title}</h1><p>${text}</p></body></html>\n`
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  if (!values.out) {
    console.error('Usage: node deploy/prepare-files.mjs --out <folder>')
    process.exit(1)
  }
  await prepareFiles(path.resolve(values.out))
}
