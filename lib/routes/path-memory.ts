/**
 * Where a visitor was before, also across soft navigations, which `document.referrer` does not see.
 * Module state on purpose: it lives as long as the document does.
 */
let current: string | undefined
let previous: string | undefined

/** Called by the site's frame on every change of page, after the new page has been rendered. */
export function rememberPath(path: string): void {
  if (path === current) return
  previous = current
  current = path
}

/**
 * The public path from which a visitor came to a page of this site, while it is first rendered and later.
 * @param here the page that asks
 */
export function pathBefore(here: string): string | undefined {
  return (current === here ? previous : current) ?? referrerPath()
}

function referrerPath(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : undefined
}
