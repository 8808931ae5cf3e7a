import { NextResponse, type NextRequest } from 'next/server'
import { uploadLimits } from '@/content/facts'
import { readLength } from './content-length'
import { refusalHeaders, refusalHtml } from './refusal-page'

const UPLOAD_LIMIT_BYTES = uploadLimits.requestMegabytes * 1024 * 1024
/** No other form comes near this: its longest text is capped at 5,000 characters. */
const FORM_LIMIT_BYTES = 256 * 1024

const UPLOAD_PATH = '/lediga-jobb'

/**
 * Rejects a form whose declared length is far above that of any form, before its body is read. Without a declared length
 * the framework's limit applies (`serverActions.bodySizeLimit` in next.config.ts).
 * @returns a page in the guest's language, or undefined if the request may proceed
 */
export function refuseTooLarge(request: NextRequest): NextResponse | undefined {
  if (request.method !== 'POST') return undefined
  const limit = new URL(request.url).pathname === UPLOAD_PATH ? UPLOAD_LIMIT_BYTES : FORM_LIMIT_BYTES
  if ((readLength(request.headers) ?? 0) <= limit) return undefined
  return new NextResponse(refusalHtml('tooLarge', request), { status: 413, headers: refusalHeaders })
}
