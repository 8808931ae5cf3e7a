/** Request header with the path and query that the guest sees, for pages rendered on request. */
export const PUBLIC_URL_HEADER = 'x-public-url'

/**
 * A path and query on this site. Two slashes at its beginning would name another host.
 * @param url path and query of a request
 */
export function urlOnThisSite(url: string): string {
  return `/${url.replace(/^[/\\]+/, '')}`
}

/** The host that the guest asked for. Of several proxies the first one names it. */
export function requestedHost(headers: Headers): string | null {
  return headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host')
}
