import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy } from './headers'

/** Path of a built page, such as `/sv/relax` → the CSP sources of its inline scripts. */
type ScriptHashes = Readonly<Record<string, readonly string[]>>

declare global {
  /** Set by the worker of a host that has no files (deploy/edge/worker.ts). */
  var scriptHashes: ScriptHashes | undefined
}

let hashes: ScriptHashes | null | undefined

/**
 * The hashes of the inline scripts of all built pages, which `npm run build` writes (scripts/build.ts).
 * @returns null where the file is missing, as after a plain `next build`
 */
export function readScriptHashes(): ScriptHashes | null {
  hashes ??= globalThis.scriptHashes ?? readFile()
  return hashes
}

function readFile(): ScriptHashes | null {
  try {
    const file = path.join(process.cwd(), '.next/script-hashes.json')
    return JSON.parse(readFileSync(file, 'utf8')) as ScriptHashes
  } catch {
    return null
  }
}

/**
 * The policy of a page that is built beforehand.
 * @param page its path, such as `/sv/relax`
 * @returns without a list of hashes, the strongest policy under which the page's own inline scripts run
 */
export function builtPagePolicy(page: string): string {
  const known = readScriptHashes()
  return contentSecurityPolicy(known === null ? ["'unsafe-inline'"] : (known[page] ?? []))
}

/**
 * The policy of a page that is rendered on request: the framework's inline scripts have its nonce.
 * @param inlineScript the site's own, which is allowed by its hash
 */
export function requestPolicy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return contentSecurityPolicy([`'nonce-${randomUUID()}'`, `'sha256-${hash}'`])
}
