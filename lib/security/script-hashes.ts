import { readFileSync } from 'node:fs'
import path from 'node:path'

let hashes: Readonly<Record<string, readonly string[]>> | undefined

/**
 * The CSP sources of a built page's inline scripts, as scripts/build.mjs has listed them.
 * @param page the page's internal path, e.g. `/sv/relax`
 */
export function scriptHashes(page: string): readonly string[] {
  hashes ??= readHashes()
  return hashes[page] ?? []
}

function readHashes(): Readonly<Record<string, readonly string[]>> {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/script-hashes.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
}
