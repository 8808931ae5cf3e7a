import './require-node.mjs'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { delayScripts } from './late-scripts.mjs'
import { NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.mjs'

/**
 * `npm run build`: prepares pictures and fonts, builds the site, has its pages fetch their scripts after the first
 * view, and lists the hashes of the inline scripts of every static page for the Content-Security-Policy
 * (lib/security/content-security-policy.ts).
 */

const BUILT_PAGES = path.join(PROJECT_ROOT, '.next/server/app')
/** Written last, so its presence means that the build is complete. */
const HASHES = path.join(PROJECT_ROOT, '.next/script-hashes.json')

for (const step of [['scripts/prepare-pictures.mjs'], ['scripts/prepare-fonts.mjs'], [NEXT_BIN, 'build']]) {
  const exitCode = await runNode(step, { ...process.env, NEXT_TELEMETRY_DISABLED: '1' })
  if (exitCode !== 0) process.exit(exitCode)
}
const pages = await listBuiltPages()
await Promise.all(Object.values(pages).map(delayScriptsOf))
await writeFile(HASHES, JSON.stringify(await hashInlineScripts(pages)))

/** Built page (`/sv/relax`) → its file. */
async function listBuiltPages() {
  const files = (await readdir(BUILT_PAGES, { recursive: true })).filter((file) => file.endsWith('.html'))
  const toPage = (file) =>
    `/${file
      .split(path.sep)
      .join('/')
      .replace(/\.html$/, '')}`
  return Object.fromEntries(files.map((file) => [toPage(file), path.join(BUILT_PAGES, file)]))
}

async function delayScriptsOf(file) {
  const html = await readFile(file, 'utf8')
  await writeFile(file, delayScripts(html))
}

/** Built page → the CSP sources of its inline scripts. */
async function hashInlineScripts(pages) {
  const entries = await Promise.all(
    Object.entries(pages).map(async ([page, file]) => {
      const html = await readFile(file, 'utf8')
      return [page, [...new Set(inlineScripts(html).map(toSource))]]
    }),
  )
  return Object.fromEntries(entries)
}

/** Data blocks such as JSON-LD are never run, so the policy does not concern them. */
function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , code]) => code)
}

function toSource(code) {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
