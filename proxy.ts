import { NextResponse, type NextRequest } from 'next/server'
import { LANGUAGE_KEY, LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { chooseVariant, variantSegment } from '@/lib/i18n/variant'
import { findPage } from '@/lib/routes/find-page'
import { MISSING_HEADERS, NOWHERE } from '@/lib/routes/missing'
import { refuseSubmission } from '@/lib/security/refuse-submission'
import { securityHeaders } from '@/lib/security/headers'

/**
 * Maps each public address to the statically built page in the visitor's language, and sets the headers that
 * every answer carries. docs/decisions/0002-language.md tells why this is not done by rewrites in next.config.ts.
 */
export function proxy(request: NextRequest): NextResponse {
  return withSecurityHeaders(route(request))
}

function route(request: NextRequest): NextResponse {
  const refusal = refuseSubmission(request)
  if (refusal) return refusal

  const { pathname, searchParams } = new URL(request.url)
  const variant = chooseVariant(searchParams.get(LANGUAGE_PARAM), request.cookies.get(LANGUAGE_KEY)?.value)
  const match = findPage(decodePath(pathname), searchParams)
  const target = new URL(request.url)

  if (match.kind === 'redirect') {
    target.pathname = match.path
    return NextResponse.redirect(target, 307)
  }
  if (match.kind === 'missing') {
    const headers = new Headers(request.headers)
    headers.set(MISSING_HEADERS.path, encodeURI(pathname).slice(0, 500))
    headers.set(MISSING_HEADERS.what, match.what)
    headers.set(MISSING_HEADERS.variant, variantSegment(variant))
    target.pathname = NOWHERE
    return NextResponse.rewrite(target, { request: { headers } })
  }
  target.pathname = `/${variantSegment(variant)}${match.path}`
  const response = NextResponse.rewrite(target)
  // Two languages share each address: a browser asks again, and only a cache that knows the language may keep it.
  response.headers.set('Cache-Control', 'private, max-age=0, must-revalidate')
  return response
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function withSecurityHeaders(response: NextResponse): NextResponse {
  for (const [name, value] of securityHeaders) response.headers.set(name, value)
  return response
}

export const config = {
  matcher: [
    '/((?!_next/|api/|pictures/|drawings/|icons/|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|favicon\\.ico$|opengraph/).*)',
  ],
}
