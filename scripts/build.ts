import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGE_KEY, LANGUAGE_PARAM } from '../lib/i18n/locales.ts'
import { readVariant, variantSegment, variantSegments, type Variant } from '../lib/i18n/variant.ts'
import { builtUrls, findPage } from '../lib/routes/find-page.ts'
import { freePort, startChild } from './local/child.ts'
import { SEASON_DAY, TEST_ORIGIN } from './season.ts'
import { NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.ts'

/**
 * `npm run build`: builds the site, and writes down the hashes of the inline scripts of every built
 * page for the Content-Security-Policy (middleware.ts). BUILD_DAY names the day that the pages are built for; without it,
 * today. With `--season`, as the browser tests need it, the pages show the season of the content.
 */

/** The SITE_DATE of the build; empty for the real day. */
const SITE_DATE_FILE = path.join(PROJECT_ROOT, '.next/site-date.txt')
/** Written last, so its presence means that the build is complete. */
const HASHES_FILE = path.join(PROJECT_ROOT, '.next/script-hashes.json')

const { season } = parseArgs({ options: { season: { type: 'boolean', default: false } } }).values
const siteDate = season ? SEASON_DAY : (process.env.SITE_DATE ?? '')
const env = {
  ...process.env,
  SITE_DATE: siteDate,
  // Some hosts hand a build's settings to the server too, where BUILD_DAY must not stop the clock.
  DAY_OF_BUILD: process.env.BUILD_DAY,
  ...(season && { SITE_URL: TEST_ORIGIN }),
}

await rm(HASHES_FILE, { force: true })
const exitCode = await runNode([NEXT_BIN, 'build'], env)
if (exitCode !== 0) process.exit(exitCode)
await writeFile(SITE_DATE_FILE, siteDate)
await writeFile(HASHES_FILE, JSON.stringify(await hashInlineScripts()))

/**
 * Asks the built server for every page that is built beforehand, in its four variants.
 * @returns path of the built page (`/sv/relax`) → the CSP sources of its inline scripts
 */
async function hashInlineScripts(): Promise<Record<string, string[]>> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await startChild(
    process.execPath,
    [NEXT_BIN, 'start', '-H', '127.0.0.1', '-p', String(port)],
    {
      probe: origin,
      cwd: PROJECT_ROOT,
      env: { NODE_ENV: 'production', SITE_URL: '', SITE_DATE: siteDate, NEXT_TELEMETRY_DISABLED: '1' },
    },
  )
  const variants = variantSegments.map(readVariant)
  const hashes: Record<string, string[]> = {}
  for (const builtUrl of builtUrls) await Promise.all(variants.map((variant) => hashPage(builtUrl, variant)))
  await server.stop('SIGKILL')
  return hashes

  async function hashPage(builtUrl: string, variant: Variant): Promise<void> {
    const { locale, linksKeepLanguage } = variant
    const url = new URL(builtUrl, origin)
    const { path: page } = findPage(url.pathname, url.searchParams)
    if (linksKeepLanguage) url.searchParams.set(LANGUAGE_PARAM, locale)
    const response = await fetch(url, { headers: { cookie: `${LANGUAGE_KEY}=${locale}` } })
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    const scripts = inlineScripts(await response.text())
    hashes[`/${variantSegment(variant)}${page}`] = [...new Set(scripts.map(toSource))]
  }
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
