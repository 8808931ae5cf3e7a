import { NextResponse, type NextRequest } from 'next/server'
import { answerWithRequestId } from '@/lib/logging/log'
import { endSubscription } from '@/components/forms/unsubscribe/store'
import { UNSUBSCRIBE_PARAM } from '@/components/forms/unsubscribe/link'

const MAX_BYTES = 4096

/** A mail program may try again after 503. */
const STATUS = { done: 200, invalid: 400, failed: 503 } as const

/**
 * One-click unsubscribe for mail programs, which post `List-Unsubscribe=One-Click` and follow no redirects (RFC 8058).
 * The token authorises the request, so the origin is not checked.
 */
export async function POST(request: NextRequest): Promise<NextResponse> {
  return answerWithRequestId(request.headers, () => unsubscribe(request))
}

async function unsubscribe(request: NextRequest): Promise<NextResponse> {
  const token = new URL(request.url).searchParams.get(UNSUBSCRIBE_PARAM) ?? ''
  const result = (await isOneClick(request)) ? await endSubscription(token) : 'invalid'
  return NextResponse.json({ result }, { status: STATUS[result], headers: { 'Cache-Control': 'no-store' } })
}

async function isOneClick(request: NextRequest): Promise<boolean> {
  const length = Number(request.headers.get('content-length'))
  if (!(length > 0 && length <= MAX_BYTES)) return false
  try {
    return (await request.formData()).get('List-Unsubscribe') === 'One-Click'
  } catch {
    return false
  }
}
