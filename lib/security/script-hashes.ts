/** A placeholder: scripts/build.ts puts the list, as JSON, in its place once the pages are built. */
const BUILT_HASHES = 'script-hashes-of-this-build'
/** The entry for inline scripts that every page has. */
const EVERY_PAGE = '*'

let hashes: Readonly<Record<string, readonly string[]>> | undefined

/**
 * The CSP sources of a built page's inline scripts.
 * @param page the page's internal path, e.g. `/sv/relax`; without it, those of the scripts that every page has
 */
export function scriptHashes(page: string = EVERY_PAGE): readonly string[] {
  hashes ??= JSON.parse(BUILT_HASHES) as Record<string, string[]>
  return hashes[page] ?? []
}
