import { NextResponse, type NextRequest } from 'next/server'
import { LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { answerWithRequestId } from '@/lib/logging/log'
import { endSubscription } from '@/lib/newsletter/unsubscribe'
import { readLength } from '@/lib/security/content-length'
import { UNSUBSCRIBE_PAGE, UNSUBSCRIBE_PARAM } from '@/lib/newsletter/unsubscribe-form'

/** One field; nothing longer is read. */
const LIMIT_BYTES = 4096

const NO_STORE = { 'Cache-Control': 'no-store' }

/** How the one-click request of a mail program is answered; a program may try again after 503. */
const STATUS = { done: 200, invalid: 400, failed: 503 } as const

/**
 * Ends a newsletter subscription. A person's browser posts the form of the page `/avregistrera` and is sent back
 * there to read what became of it. A mail program posts `List-Unsubscribe=One-Click` and gets no redirect (RFC 8058).
 * Whoever holds the link may do it from anywhere, so there is no check of the sender.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerWithRequestId(request.headers, () => unsubscribe(request))
}

async function unsubscribe(request: NextRequest): Promise<NextResponse> {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get(UNSUBSCRIBE_PARAM) ?? ''
  const result = await endSubscription(token)
  if (await isOneClick(request)) {
    return NextResponse.json({ result }, { status: STATUS[result], headers: NO_STORE })
  }
  const query = new URLSearchParams({ result })
  const language = searchParams.get(LANGUAGE_PARAM)
  if (language !== null) query.set(LANGUAGE_PARAM, language)
  // The form of the answer sends the link again.
  if (result === 'failed') query.set(UNSUBSCRIBE_PARAM, token)
  return new NextResponse(null, {
    status: 303,
    headers: { ...NO_STORE, Location: `${UNSUBSCRIBE_PAGE}?${query}` },
  })
}

async function isOneClick(request: NextRequest): Promise<boolean> {
  const length = readLength(request.headers)
  if (length === undefined || length > LIMIT_BYTES) return false
  try {
    return (await request.formData()).get('List-Unsubscribe') === 'One-Click'
  } catch {
    return false
  }
}
