import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LOCAL_SITE_ORIGIN, settingsSchema } from '../lib/env/schema.ts'
import { variantSegments } from '../lib/i18n/variant.ts'
import { CANARY_SECRETS } from './canary-secrets.ts'
import { SEASON_DAY, TEST_ORIGIN } from './season.ts'
import { loadSettingsFiles, NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.ts'

/**
 * `npm run build`: builds the site, and writes down the hashes of the inline scripts of every built
 * page for the Content-Security-Policy (middleware.ts). BUILD_DAY names the day that the pages are built for; without it,
 * today. With `--season`, as the browser tests need it, the pages show the season of the content.
 */

/** The SITE_DATE of the build; empty for the real day. */
const SITE_DATE_FILE = path.join(PROJECT_ROOT, '.next/site-date.txt')
/** Written last, so its presence means that the build is complete. */
const HASHES_FILE = path.join(PROJECT_ROOT, '.next/script-hashes.json')
const PAGES_FOLDER = path.join(PROJECT_ROOT, '.next/server/app')

loadSettingsFiles()
for (const name of ['SITE_DATE', 'BUILD_DAY']) {
  const { error } = settingsSchema.shape.SITE_DATE.safeParse(process.env[name])
  if (!error) continue
  console.error(`Setting ${name} ${error.issues[0]?.message}.`)
  process.exit(1)
}
const { season } = parseArgs({ options: { season: { type: 'boolean', default: false } } }).values
if (!season && !process.env.SITE_URL) {
  console.warn(
    `SITE_URL is not set: canonical URLs, the sitemap and social cards will name ${LOCAL_SITE_ORIGIN}. Build with SITE_URL=https://… for a public site.`,
  )
}
const siteDate = season ? SEASON_DAY : (process.env.SITE_DATE ?? '')
const env = {
  ...process.env,
  SITE_DATE: siteDate,
  // Some hosts hand a build's settings to the server too, where BUILD_DAY must not stop the clock.
  DAY_OF_BUILD: process.env.BUILD_DAY,
  // tests/e2e/secrets.spec.ts searches the build for these values
  ...(season && { SITE_URL: TEST_ORIGIN, ...CANARY_SECRETS }),
}

await rm(HASHES_FILE, { force: true })
const exitCode = await runNode([NEXT_BIN, 'build'], env)
if (exitCode !== 0) process.exit(exitCode)
await writeFile(SITE_DATE_FILE, siteDate)
await writeFile(HASHES_FILE, JSON.stringify(hashInlineScripts()))

/**
 * Reads every page that is built beforehand.
 * @returns path of the built page (`/sv/relax`) → the CSP sources of its inline scripts
 */
function hashInlineScripts(): Record<string, string[]> {
  const files = globSync(`{${variantSegments.join(',')}}/**/*.html`, { cwd: PAGES_FOLDER })
  return Object.fromEntries(
    files.map((file) => {
      const scripts = inlineScripts(readFileSync(path.join(PAGES_FOLDER, file), 'utf8'))
      return [`/${file.replace(/\.html$/, '')}`, [...new Set(scripts.map(toSource))]]
    }),
  )
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
