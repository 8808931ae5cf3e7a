import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes content/page-dates.json, the dates of the sitemap: per page, the day of the last commit to the page's file or
 * to a content module that the page or its sections import. Run before a release.
 */

const PAGES = 'app/[locale]'
/** Used by nearly every page, so a change says little about any one of them. */
const SHARED = new Set([
  'content/facts.ts',
  'content/venue.ts',
  'content/pictures.ts',
  'content/page-metadata.ts',
  'content/navigation.ts',
])
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts']

const pageFiles = (await readdir(PAGES, { recursive: true })).filter(
  (file) => path.basename(file) === 'page.tsx',
)
const dates: Record<string, string> = {}
for (const file of pageFiles.sort()) {
  const page = path.join(PAGES, file)
  const route = `/${path.dirname(file).replace(/\/?\[\[\.\.\.\w+\]\]$/, '')}`
    .replace('/.', '/')
    .replace(/\[\w+\]$/, '*')
  dates[route] = lastChange([page, ...(await contentOf(page, new Set<string>()))])
}
await writeFile('content/page-dates.json', `${JSON.stringify(dates, null, 2)}\n`)

/** Content modules that a file imports, directly or through its sections. */
async function contentOf(file: string, seen: Set<string>): Promise<string[]> {
  if (seen.has(file)) return []
  seen.add(file)
  const source = await readFile(file, 'utf8')
  const imported = [...source.matchAll(/from '((?:@\/|\.\.?\/)[^']+)'/g)]
    .map(([, specifier = '']) => resolveModule(specifier, file))
    .filter((module) => module !== undefined)
    .filter((module) => /^(content|components\/sections)\//.test(module) && !SHARED.has(module))
  const nested = await Promise.all(imported.map((module) => contentOf(module, seen)))
  return [...imported.filter((module) => module.startsWith('content/')), ...nested.flat()]
}

function resolveModule(specifier: string, from: string): string | undefined {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier)
  return EXTENSIONS.map((extension) => base + extension).find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  )
}

/** The day of the newest commit that touched one of the files, `YYYY-MM-DD`. */
function lastChange(files: string[]): string {
  return execFileSync('git', ['log', '-1', '--format=%cs', '--', ...files], { encoding: 'utf8' }).trim()
}
