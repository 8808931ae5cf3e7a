import { NextResponse, type NextRequest } from 'next/server'
import { isLocale, LANGUAGE_KEY, LANGUAGE_PARAM, YEAR_SECONDS } from '@/lib/i18n/locales'
import { isSameOrigin } from '@/lib/security/refuse-submission'

/**
 * Stores the visitor's choice of language (contract, "Language") and sends them back to where they came from.
 * The language toggle's form posts here when there is no JavaScript. A choice that is no language, or one that
 * another site sends, changes nothing.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const response = new NextResponse(null, {
    status: 303,
    headers: { Location: comingFrom(request), 'Cache-Control': 'no-store' },
  })
  const choice = await readChoice(request)
  if (isLocale(choice) && isSameOrigin(request.headers)) {
    response.cookies.set(LANGUAGE_KEY, choice, { maxAge: YEAR_SECONDS, path: '/', sameSite: 'lax' })
  }
  return response
}

async function readChoice(request: NextRequest): Promise<FormDataEntryValue | null> {
  try {
    return (await request.formData()).get(LANGUAGE_KEY)
  } catch {
    return null
  }
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
