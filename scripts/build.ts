import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SEASON_DAY } from './season.ts'
import { NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.ts'

/**
 * `npm run build`: prepares pictures, builds the site, and collects the hashes of every static page's inline scripts for
 * the Content-Security-Policy (lib/security/content-security-policy.ts). With `--season`, as the browser tests need it,
 * the pages show the season of the content instead of the real day.
 */

const BUILD = path.join(PROJECT_ROOT, '.next')
const BUILT_PAGES = path.join(BUILD, 'server/app')
/** The day that the build was made for; empty for the real day. */
const SITE_DATE_FILE = path.join(BUILD, 'site-date.txt')
/** Written last, so its presence means that the build is complete. */
const HASHES = path.join(BUILD, 'script-hashes.json')
/** The text in lib/security/script-hashes.ts, in whatever quotes it is built. */
const HASHES_PLACEHOLDER = /(["'`])script-hashes-of-this-build\1/g

const { season } = parseArgs({ options: { season: { type: 'boolean', default: false } } }).values
const siteDate = season ? SEASON_DAY : (process.env.SITE_DATE ?? '')
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', SITE_DATE: siteDate }

for (const step of [['scripts/prepare-pictures.ts'], [NEXT_BIN, 'build']]) {
  const exitCode = await runNode(step, env)
  if (exitCode !== 0) process.exit(exitCode)
}
const hashes = JSON.stringify(await hashInlineScripts())
await insertHashes(hashes)
await writeFile(SITE_DATE_FILE, siteDate)
await writeFile(HASHES, hashes)

/** Built page (`/sv/relax`) → the CSP sources of its inline scripts; `*` → those of the scripts that every page has. */
async function hashInlineScripts(): Promise<Record<string, string[]>> {
  const files = (await readdir(BUILT_PAGES, { recursive: true })).filter((file) => file.endsWith('.html'))
  const entries: [page: string, sources: string[]][] = await Promise.all(
    files.map(async (name): Promise<[string, string[]]> => {
      const html = await readFile(path.join(BUILT_PAGES, name), 'utf8')
      const page = `/${name
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '')}`
      return [page, [...new Set(inlineScripts(html).map(toSource))]]
    }),
  )
  // The framework's own documents (`/_global-error`) are without the layout's scripts.
  const [[, first = []] = [], ...others] = entries.filter(([page]) => !page.startsWith('/_'))
  const shared = first.filter((source) => others.every(([, sources]) => sources.includes(source)))
  return Object.fromEntries([...entries, ['*', shared]])
}

/**
 * Replaces the placeholder of lib/security/script-hashes.ts in the built middleware, and in the copies that a build for
 * another host makes.
 * @param list as JSON
 */
async function insertHashes(list: string): Promise<void> {
  let isInserted = false
  for (const entry of await readdir(BUILD, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.js')) continue
    const file = path.join(entry.parentPath, entry.name)
    const code = await readFile(file, 'utf8')
    const complete = code.replaceAll(HASHES_PLACEHOLDER, () => JSON.stringify(list))
    if (complete === code) continue
    await writeFile(file, complete)
    isInserted = true
  }
  if (!isInserted) throw new Error('The built middleware has no placeholder for the script hashes.')
}

/** Data blocks such as JSON-LD do not run, so the policy does not apply to them. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , code = '']) => code)
}

function toSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
