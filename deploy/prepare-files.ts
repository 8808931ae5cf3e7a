import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PROJECT_ROOT } from '../scripts/site-process.ts'
import { compressFile } from './brotli.ts'
import { outages } from '../content/outage.ts'
import { locales } from '../lib/i18n/locales.ts'
import { standalonePage } from './standalone-page.ts'

/**
 * Collects what the page cache serves by itself: its error pages and the files of a finished build, compressed in
 * advance (gzip beside each file, brotli under the same name in the folder `brotli`).
 *
 *   node deploy/prepare-files.ts --out <folder>
 */

/** File extensions worth compressing, also for nginx; pictures and fonts are compressed already. */
export const COMPRESSIBLE = '(?:js|css|svg|ico|json|txt)'
/** Smaller files fit into one packet. They get no gzip variant, but a brotli one: nginx expects it for every file. */
const MIN_GZIP_BYTES = 1000

/**
 * @param folder is replaced
 * @param projectRoot holds the finished build
 */
export async function prepareFiles(folder: string, projectRoot: string = PROJECT_ROOT): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(path.join(projectRoot, 'public'), folder, { recursive: true })
  await cp(path.join(projectRoot, '.next/static'), path.join(folder, '_next/static'), { recursive: true })
  await cp(path.join(projectRoot, '.next/BUILD_ID'), path.join(folder, 'errors/BUILD_ID'))
  await compressAll(folder)
  await writeErrorPages(path.join(folder, 'errors'))
}

async function compressAll(folder: string): Promise<void> {
  const ending = new RegExp(`\\.${COMPRESSIBLE}$`)
  const files = (await readdir(folder, { recursive: true })).filter((file) => ending.test(file))
  await Promise.all(
    files.map(async (file) => {
      const data = await readFile(path.join(folder, file))
      const brotli = path.join(folder, 'brotli', file)
      await mkdir(path.dirname(brotli), { recursive: true })
      await writeFile(brotli, await compressFile(data))
      if (data.length < MIN_GZIP_BYTES) return
      await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(data, { level: 9 }))
    }),
  )
}

async function writeErrorPages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, languages] of Object.entries(outages)) {
    for (const locale of locales) {
      const { title, text, link: label } = languages[locale]
      const link = label === undefined ? undefined : { href: '/', label }
      await writeFile(
        path.join(folder, `${name}.${locale}.html`),
        standalonePage({ locale, title, text, link }),
      )
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
