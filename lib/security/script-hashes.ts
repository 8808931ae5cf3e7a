import { readFileSync } from 'node:fs'
import path from 'node:path'

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
    return JSON.parse(
      readFileSync(path.join(process.cwd(), '.next/script-hashes.json'), 'utf8'),
    ) as ScriptHashes
  } catch {
    return null
  }
}
