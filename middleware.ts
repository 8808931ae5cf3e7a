import { NextResponse, type NextRequest } from 'next/server'
import { isProduction } from '@/lib/env/mode'
import { LANGUAGE_KEY, LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { chooseVariant, variantSegment } from '@/lib/i18n/variant'
import { readRequestId, REQUEST_ID_HEADER } from '@/lib/logging/request-id'
import { findPage } from '@/lib/routes/find-page'
import { MISSING_HEADERS, NOT_FOUND_PATH } from '@/lib/routes/missing'
import { PUBLIC_ADDRESS_HEADER } from '@/lib/routes/public-address'
import { contentSecurityPolicy } from '@/lib/security/content-security-policy'
import { isStaticFile, refuseMethod } from '@/lib/security/refuse-method'
import { refuseTooLarge } from '@/lib/security/refuse-too-large'
import { scriptHashes } from '@/lib/security/script-hashes'

const POLICY = 'Content-Security-Policy'
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
]

/** Gives each request an id, rejects methods and bodies that no page accepts, and finds the page in the guest's language. */
export function middleware(request: NextRequest): NextResponse {
  const requestId = readRequestId(request.headers)
  const refusal = refuseMethod(request) ?? refuseTooLarge(request)
  const response = refusal ?? (isStaticFile(request) ? serveFile(request) : servePage(request, requestId))
  response.headers.set(REQUEST_ID_HEADER, requestId)
  return response
}

/**
 * Maps each public address to the built page in the guest's language, with the policy for its scripts.
 * Why not by rewrites in next.config.ts: docs/decisions/0002-languages.md.
 */
function servePage(request: NextRequest, requestId: string): NextResponse {
  const { pathname, search, searchParams } = new URL(request.url)
  const variant = chooseVariant(searchParams.get(LANGUAGE_PARAM), request.cookies.get(LANGUAGE_KEY)?.value)
  const match = findPage(decodePath(pathname), searchParams)
  const target = new URL(request.url)
  const requestHeaders = {
    [REQUEST_ID_HEADER]: requestId,
    [PUBLIC_ADDRESS_HEADER]: encodeURI(pathname) + search,
  }

  if (match.kind === 'redirect') {
    target.pathname = match.path
    return NextResponse.redirect(target, 307)
  }
  if (match.kind === 'missing') {
    if (isRouterRequest(request)) return notFoundForRouter()
    target.pathname = NOT_FOUND_PATH
    return renderOnRequest(target, withoutRouterHeaders(request.headers), {
      ...requestHeaders,
      [MISSING_HEADERS.path]: encodeURI(pathname).slice(0, 500),
      [MISSING_HEADERS.what]: match.what,
      [MISSING_HEADERS.variant]: variantSegment(variant),
    })
  }
  target.pathname = `/${variantSegment(variant)}${match.path}`
  if (request.method === 'POST') {
    return renderOnRequest(target, withoutRouterHeaders(request.headers), requestHeaders)
  }
  if (match.isRenderedOnRequest) return renderOnRequest(target, request.headers, requestHeaders)
  const response = NextResponse.rewrite(target)
  if (isProduction) response.headers.set(POLICY, contentSecurityPolicy(scriptHashes(target.pathname)))
  // Both languages share an address, so browsers revalidate and shared caches must know the language.
  response.headers.set('Cache-Control', 'private, max-age=0, must-revalidate')
  return response
}

/** A file, or its not-found page. */
function serveFile(request: NextRequest): NextResponse {
  if (isRouterRequest(request)) return notFoundForRouter()
  return NextResponse.next({ request: { headers: withoutRouterHeaders(request.headers) } })
}

function isRouterRequest(request: NextRequest): boolean {
  return request.headers.get('rsc') === '1'
}

/** The router then loads the address as a document, and the guest sees the not-found page. */
function notFoundForRouter(): NextResponse {
  return new NextResponse(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** Renders a page on request. The framework reads the nonce for its scripts from the request's policy. */
function renderOnRequest(target: URL, from: Headers, extra: Record<string, string>): NextResponse {
  const headers = new Headers(from)
  for (const [name, value] of Object.entries(extra)) headers.set(name, value)
  if (!isProduction) return NextResponse.rewrite(target, { request: { headers } })
  const policy = contentSecurityPolicy([`'nonce-${crypto.randomUUID()}'`, ...scriptHashes()])
  headers.set(POLICY, policy)
  const response = NextResponse.rewrite(target, { request: { headers } })
  response.headers.set(POLICY, policy)
  return response
}

/**
 * Not-found pages and responses to forms do not need the state of the browser's router, and the framework fails on a
 * state that it cannot parse.
 */
function withoutRouterHeaders(from: Headers): Headers {
  const headers = new Headers(from)
  for (const name of ROUTER_HEADERS) headers.delete(name)
  return headers
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

export const config = {
  matcher: [
    '/((?!_next/|api/|pictures/|drawings/|icons/|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|favicon\\.ico$|opengraph/|\\.well-known/security).*)',
    // No such address exists, and the framework answers 500 to one that it cannot decode.
    '/api/:path(.*%.*)',
    // Files and their not-found pages accept no forms and no requests of the router.
    {
      source: '/:room(_next|pictures|drawings|icons|opengraph)/:file*',
      has: [{ type: 'header', key: 'content-type' }],
    },
    {
      source: '/:room(_next|pictures|drawings|icons|opengraph)/:file*',
      has: [{ type: 'header', key: 'rsc' }],
    },
  ],
}
