/**
 * The previous path of a guest, also across soft navigations, which `document.referrer` does not cover.
 * It is module state because it lives as long as the document.
 */
let current: string | undefined
let previous: string | undefined

/** Records a change of page. Call it after the new page has rendered. */
export function rememberPath(path: string): void {
  if (path === current) return
  previous = current
  current = path
}

/**
 * The public path from which a guest came to a page of this site.
 * @param here the current page
 */
export function pathBefore(here: string): string | undefined {
  return (current === here ? previous : current) ?? referrerPath()
}

function referrerPath(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : undefined
}
