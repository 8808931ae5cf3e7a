/** The optional map on /hitta-till-oss, the only third party. */
const MAP_ORIGIN = 'https://www.openstreetmap.org'

/**
 * The Content-Security-Policy of a page.
 * @param scriptSources what allows the page's inline scripts: their hashes on a static page, a nonce on one that is
 *   rendered on request. Style attributes, which React writes for measured positions, need 'unsafe-inline'.
 */
export function contentSecurityPolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptSources].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${MAP_ORIGIN}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
