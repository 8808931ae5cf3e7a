import { NextResponse, type NextRequest } from 'next/server'
import { LANGUAGE_KEY } from '@/lib/i18n/locales'
import { chooseVariant } from '@/lib/i18n/variant'
import { refusals, type Refusal } from '@/content/refusals'
import { isActionForm } from './action-form'
import { REFUSAL_POLICY } from './content-security-policy'

/** Two documents of 5 MB and the form around them. */
export const UPLOAD_LIMIT_BYTES = 11 * 1024 * 1024
/** No other form comes near this: its longest text is capped at 5,000 characters. */
const FORM_LIMIT_BYTES = 256 * 1024

const UPLOAD_PATH = '/lediga-jobb'
/** Names the server action that a script calls. */
const ACTION_HEADER = 'next-action'

/**
 * Refuses a form submission before it reaches any action: one sent from another site, one that is far larger than
 * any form here or does not say how large it is, and one that no page of this site can have sent. The answer is a
 * short page in the visitor's language; the browser's back button brings the typed values back.
 * @returns the refusal, or undefined when the request may go on
 */
export async function refuseSubmission(request: NextRequest): Promise<NextResponse | undefined> {
  if (request.method !== 'POST') return undefined
  if (!isSameOrigin(request.headers)) return answer(request, 403, 'forgedOrigin')

  const length = readLength(request.headers)
  const limit = new URL(request.url).pathname === UPLOAD_PATH ? UPLOAD_LIMIT_BYTES : FORM_LIMIT_BYTES
  if (length === undefined) return answer(request, 411, 'incomplete')
  if (length > limit) return answer(request, 413, 'tooLarge')
  return (await isReadable(request)) ? undefined : answer(request, 400, 'incomplete')
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

/** How many bytes a request says it carries. Without a figure there would be no end to what is read. */
export function readLength(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(length) ? Number(length) : undefined
}

/** Whether the framework will be able to read the form: it is whole, and it has the shape of this site's forms. */
async function isReadable(request: NextRequest): Promise<boolean> {
  const isFetch = request.headers.has(ACTION_HEADER)
  const isMultipart = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')
  // What is neither is no call of an action, and its page is simply shown.
  if (!isMultipart) return !isFetch
  try {
    return isActionForm(await request.formData(), isFetch)
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
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': REFUSAL_POLICY,
    },
  })
}
