import type { NextRequest, NextResponse } from 'next/server'
import { uploadLimits } from '@/content/facts'
import { isActionForm } from './action-form'
import { isKnownAction } from './known-actions'
import { isOutdatedForm, typedTexts } from './outdated-form'
import { refusalPage } from './refusal-page'

const UPLOAD_LIMIT_BYTES = uploadLimits.requestMegabytes * 1024 * 1024
/** No other form comes near this: its longest text is capped at 5,000 characters. */
const FORM_LIMIT_BYTES = 256 * 1024

const UPLOAD_PATH = '/lediga-jobb'
/** Names the server action that a script calls. */
const ACTION_HEADER = 'next-action'

/**
 * Refuses a form submission before it reaches any action: one sent from another site, one that is far larger than
 * any form here or does not say how large it is, one that no page of this site can have sent, and one that a page of an
 * earlier build has sent. The answer is a short page in the visitor's language; the browser's back button brings the
 * typed values back, and where it would bring back the old page as well, they are listed.
 * @returns the refusal, or undefined when the request may go on
 */
export async function refuseSubmission(request: NextRequest): Promise<NextResponse | undefined> {
  if (request.method !== 'POST') return undefined
  if (!isSameOrigin(request.headers)) return refusalPage(request, 403, 'forgedOrigin')

  const length = readLength(request.headers)
  const limit = new URL(request.url).pathname === UPLOAD_PATH ? UPLOAD_LIMIT_BYTES : FORM_LIMIT_BYTES
  if (length === undefined) return refusalPage(request, 411, 'incomplete')
  if (length > limit) return refusalPage(request, 413, 'tooLarge')

  const isFetch = request.headers.has(ACTION_HEADER)
  const isMultipart = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')
  // What is neither is no call of an action, and its page is simply shown.
  if (!isMultipart) return isFetch ? refusalPage(request, 400, 'incomplete') : undefined
  const form = await request.formData().catch(() => undefined)
  if (form === undefined || !isActionForm(form, isFetch)) return refusalPage(request, 400, 'incomplete')
  // A script hears of an outdated page from the framework, and says so itself (lib/forms/send.ts).
  const isOutdated = !isFetch && isOutdatedForm(form, isKnownAction)
  return isOutdated ? refusalPage(request, 409, 'outdated', typedTexts(form)) : undefined
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
