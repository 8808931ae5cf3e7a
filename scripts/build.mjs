import './require-node.mjs'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NEXT_BIN, PROJECT_ROOT, runNode } from './site-process.mjs'

/**
 * `npm run build`: prepares pictures, builds the site and lists the hashes of the inline scripts of every static page for
 * the Content-Security-Policy (lib/security/content-security-policy.ts).
 */

const BUILD = path.join(PROJECT_ROOT, '.next')
const BUILT_PAGES = path.join(BUILD, 'server/app')
/** Written last, so its presence means that the build is complete. */
const HASHES = path.join(BUILD, 'script-hashes.json')

for (const step of [['scripts/prepare-pictures.mjs'], [NEXT_BIN, 'build']]) {
  const exitCode = await runNode(step, { ...process.env, NEXT_TELEMETRY_DISABLED: '1' })
  if (exitCode !== 0) process.exit(exitCode)
}
await writeFile(HASHES, JSON.stringify(await hashInlineScripts()))

/** @returns {Promise<Record<string, string[]>>} built page (`/sv/relax`) → the CSP sources of its inline scripts */
async function hashInlineScripts() {
  const files = (await readdir(BUILT_PAGES, { recursive: true })).filter((file) => file.endsWith('.html'))
  const entries = await Promise.all(
    files.map(async (name) => {
      const html = await readFile(path.join(BUILT_PAGES, name), 'utf8')
      const page = `/${name
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '')}`
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
