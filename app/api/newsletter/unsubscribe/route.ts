import { UNSUBSCRIBE_PAGE, UNSUBSCRIBE_PARAM } from '@/components/forms/unsubscribe/link'
import { endSubscription } from '@/components/forms/unsubscribe/store'
import { answerWithRequestId } from '@/lib/logging/log'

const MAX_BYTES = 4096

/** A mail program may try again after 503. */
const STATUS = { done: 200, invalid: 400, failed: 503, unclear: 503 } as const

/** A mail program without one-click unsubscription opens the link, which changes nothing by itself. */
export function GET(request: Request): Response {
  const page = UNSUBSCRIBE_PAGE + new URL(request.url).search
  return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } })
}

/**
 * One-click unsubscribe for mail programs, which post `List-Unsubscribe=One-Click` and follow no redirects (RFC 8058).
 * The token authorises the request, so the origin is not checked.
 */
export async function POST(request: Request): Promise<Response> {
  return answerWithRequestId(request.headers, async () => {
    const token = new URL(request.url).searchParams.get(UNSUBSCRIBE_PARAM)?.trim() ?? ''
    const result = (await isOneClick(request)) ? await endSubscription(token) : 'invalid'
    return Response.json({ result }, { status: STATUS[result], headers: { 'Cache-Control': 'no-store' } })
  })
}

/** Mail programs send either kind of form, with or without a length, a content type and a line break at the end. */
async function isOneClick({ body, headers }: Request): Promise<boolean> {
  const sent = await readCapped(body)
  const type = headers.get('content-type') ?? ''
  const form = /^multipart\/form-data/i.test(type)
    ? await new Response(sent, { headers: { 'content-type': type } }).formData().catch(() => undefined)
    : new URLSearchParams(sent.toString().trim())
  return form?.get('List-Unsubscribe') === 'One-Click'
}

/** @returns no bytes where there are too many */
async function readCapped(body: Request['body']): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) return Buffer.alloc(0)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
