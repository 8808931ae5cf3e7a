import { type NextRequest, NextResponse } from 'next/server'
import { uploadLimits } from '@/content/facts'
import { getSiteOrigin } from '@/lib/env'
import { LANGUAGE_KEY, LOCALE_PARAM } from '@/lib/i18n/locales'
import { chooseVariant } from '@/lib/i18n/variant'
import { logForeignForm } from '@/lib/logging/log'
import { contentSecurityPolicy } from '@/lib/security/headers'
import { requestedHost } from '@/lib/url/public-url'
import { errorDocument } from './error-document'

const METHODS = ['GET', 'HEAD', 'POST']
const MAX_BYTES = uploadLimits.requestMegabytes * 1024 * 1024

/**
 * The answer to a request that no page takes: another method, a form of another site, or one that is too large, with
 * a page in the guest's locale where a guest may have sent it.
 * @returns undefined where a page takes the request
 */
export async function refuseRequest(
  request: NextRequest,
  requestId: string,
): Promise<NextResponse | undefined> {
  const { method, headers, nextUrl, cookies } = request
  if (!METHODS.includes(method))
    return new NextResponse(null, { status: 405, headers: { Allow: METHODS.join(', ') } })
  if (method !== 'POST') return undefined
  const isFromElsewhere = isForeign(headers)
  if (isFromElsewhere) logForeignForm(headers, requestId)
  else if (!(await isTooLarge(request))) return undefined
  const { locale } = chooseVariant(nextUrl.searchParams.get(LOCALE_PARAM), cookies.get(LANGUAGE_KEY)?.value)
  return new NextResponse(errorDocument(isFromElsewhere ? 'foreign' : 'too-large', locale), {
    status: isFromElsewhere ? 403 : 413,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy([]),
    },
  })
}

/** The framework's own rule, which it answers with 500 (`serverActions.allowedOrigins` in next.config.ts). */
function isForeign(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return false
  const hosts = [requestedHost(headers), new URL(getSiteOrigin()).host]
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
}

/** Counts a body that comes in chunks, without a length, up to the limit. */
async function isTooLarge(request: NextRequest): Promise<boolean> {
  const length = request.headers.get('content-length')
  if (length !== null) return Number(length) > MAX_BYTES
  let bytes = 0
  // Cancelling a clone would wait for the request itself.
  for await (const chunk of request.clone().body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) return true
  }
  return false
}
