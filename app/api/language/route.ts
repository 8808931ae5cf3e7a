import { NextResponse, type NextRequest } from 'next/server'
import { isLocale, LANGUAGE_KEY, LANGUAGE_PARAM, YEAR_SECONDS } from '@/lib/i18n/locales'
import { answerWithRequestId } from '@/lib/logging/log'
import { isSameOrigin, readLength } from '@/lib/security/refuse-submission'

/** The form has one field of two letters. */
const LIMIT_BYTES = 1024

/**
 * Stores the visitor's choice of language (contract, "Language") and sends them back to where they came from.
 * The language toggle's form posts here when there is no JavaScript. A choice that is no language, or one that
 * another site sends, changes nothing.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerWithRequestId(request.headers, () => storeChoice(request))
}

async function storeChoice(request: NextRequest): Promise<NextResponse> {
  const response = new NextResponse(null, {
    status: 303,
    headers: { Location: comingFrom(request), 'Cache-Control': 'no-store' },
  })
  const choice = isSameOrigin(request.headers) ? await readChoice(request) : null
  if (isLocale(choice)) {
    // Not for the server alone: the page's script sets the same cookie.
    const secure = isEncrypted(request)
    response.cookies.set(LANGUAGE_KEY, choice, { maxAge: YEAR_SECONDS, path: '/', sameSite: 'lax', secure })
  }
  return response
}

async function readChoice(request: NextRequest): Promise<FormDataEntryValue | null> {
  const length = readLength(request.headers)
  if (length === undefined || length > LIMIT_BYTES) return null
  try {
    return (await request.formData()).get(LANGUAGE_KEY)
  } catch {
    return null
  }
}

/** Behind a proxy, the connection to the visitor is the one that counts. */
function isEncrypted(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? request.nextUrl.protocol.slice(0, -1)) === 'https'
}

/**
 * The page that the form stood on, without `?lang=`, as a path on this site: whatever host the `Referer` names
 * is dropped, and so are doubled slashes, which a browser would read as another host.
 */
function comingFrom(request: NextRequest): string {
  try {
    const { pathname, searchParams } = new URL(request.headers.get('referer') ?? '')
    searchParams.delete(LANGUAGE_PARAM)
    const query = searchParams.size > 0 ? `?${searchParams}` : ''
    return `/${pathname.replace(/^[/\\]+/, '')}${query}`
  } catch {
    return '/'
  }
}
