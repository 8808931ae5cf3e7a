import { type NextRequest, NextResponse } from 'next/server'
import { refuseRequest } from '@/app/refusal'
import { firstHour } from '@/content/heroes'
import { INLINE_SCRIPT } from '@/lib/browser/inline-script'
import { hotelTime } from '@/lib/dates/today'
import { isProduction } from '@/lib/env/build'
import { LANGUAGE_KEY, LOCALE_PARAM } from '@/lib/i18n/locales'
import { chooseVariant, variantSegment } from '@/lib/i18n/variant'
import { logMissingPage, readRequestId, REQUEST_ID_HEADER } from '@/lib/logging/log'
import { findPage } from '@/lib/routes/find-page'
import { builtPagePolicy, requestPolicy } from '@/lib/security/page-policies'
import { PUBLIC_URL_HEADER } from '@/lib/url/public-url'

const POLICY = 'Content-Security-Policy'

/** Finds the built page for a public URL in the guest's locale, and adds the request's id and the policy for scripts. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const requestId = readRequestId(request.headers)
  const response = (await refuseRequest(request, requestId)) ?? servePage(request, requestId)
  response.headers.set(REQUEST_ID_HEADER, requestId)
  return response
}

function servePage(request: NextRequest, requestId: string): NextResponse {
  const url = new URL(request.url)
  const { pathname, search, searchParams } = url
  const variant = chooseVariant(searchParams.get(LOCALE_PARAM), request.cookies.get(LANGUAGE_KEY)?.value)
  const match = findPage(pathname, searchParams)
  if (match.kind === 'redirect') return NextResponse.redirect(new URL(match.path + search, url), 307)
  if (match.kind === 'missing') logMissingPage(pathname, requestId)

  // A built page does not know the hour.
  const light = pathname === '/' ? `/${firstHour(hotelTime())}` : ''
  const page = `/${variantSegment(variant)}${match.path}${light}`
  const isBuilt = !match.isRenderedOnRequest && request.method !== 'POST'
  const policy = isBuilt ? builtPagePolicy(page) : requestPolicy(INLINE_SCRIPT)
  const headers = new Headers(request.headers)
  headers.set(REQUEST_ID_HEADER, requestId)
  headers.set(PUBLIC_URL_HEADER, pathname + search)
  // The framework gives its scripts the nonce of this header.
  if (isProduction) headers.set(POLICY, policy)
  const response = NextResponse.rewrite(new URL(page + search, url), { request: { headers } })
  // The tools of `next dev` need what the policy forbids.
  if (isProduction) response.headers.set(POLICY, policy)
  // Both languages share a URL, so browsers revalidate and shared caches must know the locale.
  if (isBuilt) response.headers.set('Cache-Control', 'private, max-age=0, must-revalidate')
  return response
}

export const config = {
  runtime: 'nodejs',
  matcher:
    '/((?!_next/|api/|pictures/|drawings/|icons/|opengraph/|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|favicon\\.ico$).*)',
}
