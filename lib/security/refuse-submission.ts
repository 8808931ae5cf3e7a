import { NextResponse, type NextRequest } from 'next/server'
import { LANGUAGE_KEY } from '@/lib/i18n/locales'
import { chooseVariant } from '@/lib/i18n/variant'
import { refusals, type Refusal } from '@/content/refusals'

/** Two documents of 5 MB and the form around them. */
export const UPLOAD_LIMIT_BYTES = 11 * 1024 * 1024
/** No other form comes near this: its longest text is capped at 5,000 characters. */
const FORM_LIMIT_BYTES = 256 * 1024

const UPLOAD_PATH = '/lediga-jobb'

/**
 * Refuses a form submission before its body is read: one sent from another site, or one that is far larger than
 * any form here. The answer is a short page in the visitor's language; the browser's back button brings the
 * typed values back.
 * @returns the refusal, or undefined when the request may go on
 */
export function refuseSubmission(request: NextRequest): NextResponse | undefined {
  if (request.method !== 'POST') return undefined
  if (!isSameOrigin(request.headers)) return answer(request, 403, 'forgedOrigin')

  const length = Number(request.headers.get('content-length') ?? 0)
  const limit = new URL(request.url).pathname === UPLOAD_PATH ? UPLOAD_LIMIT_BYTES : FORM_LIMIT_BYTES
  return length > limit ? answer(request, 413, 'tooLarge') : undefined
}

/** A browser names the sending site in `Origin`; behind a proxy the public host is in `X-Forwarded-Host`. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host')
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

function answer(request: NextRequest, status: number, refusal: Refusal): NextResponse {
  const { locale } = chooseVariant(null, request.cookies.get(LANGUAGE_KEY)?.value)
  const { title, text } = refusals[refusal][locale]
  const body = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><body style="font:1.125rem/1.6 Georgia,serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color:#0c1f1b;background:#f6f9f9"><h1>${title}</h1><p>${text}</p></body></html>`
  return new NextResponse(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
