/**
 * The scoring of MDN's HTTP Observatory for one answer of this site, as it would be behind TLS with a redirect from
 * HTTP. Source: @mdn/mdn-http-observatory 1.4.8 (algorithm 4), src/grader/charts.js and src/analyzer/tests/*.js;
 * `npm run headers` in tools/ has that package itself look at the same answers. What cannot happen here (a preloaded host,
 * CORS for everybody, policies in meta elements) counts as the worse of the two.
 */

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:']
const EXTRA_CREDIT_FROM = 90
const SIX_MONTHS_SECONDS = 15_552_000

/** An answer as a client sees it; names of headers in lower case. */
export interface Answer {
  headers: Readonly<Record<string, string>>
  /** All of its `Set-Cookie` headers. */
  cookies: readonly string[]
  html: string
}

/** Points by test, 0 where it neither gains nor costs. */
export type Score = { total: number; byTest: Record<string, number> }

export function scoreOf({ headers, cookies, html }: Answer): Score {
  const policy = parsePolicy(headers['content-security-policy'])
  const byTest = {
    'content-security-policy': scorePolicy(policy),
    cookies: scoreCookies(cookies, headers),
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'referrer-policy': scoreReferrer(headers['referrer-policy']),
    'strict-transport-security': scoreTransport(headers['strict-transport-security']),
    'subresource-integrity': scoreScripts(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFraming(policy, headers['x-frame-options']),
    'cross-origin-resource-policy': scoreResources(headers['cross-origin-resource-policy']),
  }
  const points = Object.values(byTest)
  const withoutCredit = 100 + sum(points.filter((point) => point < 0))
  const total = withoutCredit >= EXTRA_CREDIT_FROM ? 100 + sum(points) : withoutCredit
  return { total: Math.max(0, total), byTest }
}

const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 0)

type Policy = ReadonlyMap<string, readonly string[]>

function parsePolicy(header: string | undefined): Policy | undefined {
  if (!header) return undefined
  const directives = header.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function scorePolicy(policy: Policy | undefined): number {
  if (!policy) return -25
  const fallback = policy.get('default-src') ?? ['*']
  const scripts = withoutOverruled(policy.get('script-src') ?? fallback)
  const styles = withoutOverruled(policy.get('style-src') ?? fallback)
  const objects = policy.get('object-src') ?? fallback
  const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src'
  const sourcesOf = (passive: boolean) =>
    [...policy].filter(([name]) => isPassive(name) === passive).flatMap(([, sources]) => sources)

  if (scripts.some((source) => UNSAFE.includes(source))) return -20
  if (objects.some((source) => BROAD.includes(source))) return -20
  if (sourcesOf(false).some(isInsecure)) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (sourcesOf(true).some(isInsecure)) return -10
  if (styles.some((source) => UNSAFE.includes(source))) return 0
  return fallback.join() === "'none'" ? 10 : 5
}

/** Beside a hash or a nonce, browsers overlook 'unsafe-inline'. */
function withoutOverruled(sources: readonly string[]): readonly string[] {
  const isPrecise = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return isPrecise ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function scoreCookies(cookies: readonly string[], headers: Answer['headers']): number {
  if (cookies.length === 0) return 0
  const parsed = cookies.map((cookie) =>
    cookie
      .toLowerCase()
      .split(';')
      .map((part) => part.trim()),
  )
  const isSecure = parsed.every((parts) => parts.includes('secure'))
  const isSession = ([name = '']: readonly string[]) => /login|sess/.test(name.split('=')[0] ?? '')
  if (parsed.some((parts) => isSession(parts) && !parts.includes('httponly'))) return -30
  if (!isSecure) return scoreTransport(headers['strict-transport-security']) === 0 ? -5 : -20
  return parsed.every((parts) => parts.some((part) => /^samesite=(lax|strict)$/.test(part))) ? 5 : 0
}

function scoreReferrer(header: string | undefined): number {
  if (header === undefined) return 0
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header)
  return isPrivate ? 5 : -5
}

function scoreTransport(header: string | undefined): number {
  const seconds = Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1])
  if (Number.isNaN(seconds)) return -20
  return seconds >= SIX_MONTHS_SECONDS ? 0 : -10
}

/** Scripts of this site need no integrity; those of others do. */
function scoreScripts(html: string): number {
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"([^>]*)>/g)]
  const foreign = sources.filter(([, source = '']) => !/^\/(?!\/)/.test(source))
  if (foreign.some(([, source = '']) => !source.startsWith('https://'))) return -50
  return foreign.some(([tag]) => !tag.includes('integrity=')) ? -5 : 0
}

function scoreFraming(policy: Policy | undefined, header: string | undefined): number {
  const ancestors = policy?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 0 : -20
}

function scoreResources(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}
