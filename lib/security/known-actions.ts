import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isProduction } from '@/lib/env/mode'

/** What the build writes about its server actions: their ids, for each runtime. */
type Manifest = Readonly<Record<'node' | 'edge', Readonly<Record<string, unknown>>>>

let known: ReadonlySet<string> | 'untold' | undefined

/**
 * Whether this build has a server action of that id. Where that cannot be told, each counts as known, and the
 * framework refuses it by itself: under `next dev`, where ids come and go with their files, and on a host that does not
 * carry the build's list along.
 */
export function isKnownAction(id: string): boolean {
  if (!isProduction) return true
  known ??= readIds()
  return known === 'untold' || known.has(id)
}

function readIds(): ReadonlySet<string> | 'untold' {
  const file = path.join(
    /* turbopackIgnore: true */ process.cwd(),
    '.next/server/server-reference-manifest.json',
  )
  try {
    const { node, edge } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    return new Set([...Object.keys(node), ...Object.keys(edge)])
  } catch {
    return 'untold'
  }
}
