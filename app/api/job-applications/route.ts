import type { NextRequest } from 'next/server'
import { submitApplication } from '@/lib/job-applications/submit'
import { answerWithRequestId } from '@/lib/logging/log'
import { readLength } from '@/lib/security/content-length'
import { UPLOAD_LIMIT_BYTES } from '@/lib/security/refuse-too-large'
import type { ActionResult } from '@/lib/submissions/result'

const NOTHING: ActionResult = { ok: false, formError: 'tryAgain', values: {} }
const TOO_LARGE: ActionResult = { ok: false, fieldErrors: { cv: 'fileTooLarge' }, values: {} }

/**
 * Takes an application from the dialog: the same as the server action, at an address of its own because only a plain
 * request tells the browser how far an upload has come. middleware.ts does not run here, so origin and size are
 * looked at first. Answers an ActionResult as JSON.
 */
export async function POST(request: NextRequest): Promise<Response> {
  return answerWithRequestId(request.headers, () => takeApplication(request))
}

async function takeApplication(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(NOTHING, 403)
  // Browsers always name the length; without it, there would be no end to what is read.
  const length = readLength(request.headers)
  if (!length) return answer(NOTHING, 411)
  if (length > UPLOAD_LIMIT_BYTES) return answer(TOO_LARGE, 413)
  let formData: FormData
  try {
    formData = await request.formData()
  } catch {
    // Cut off halfway, or no form at all: nobody may be there to read this, and nothing was stored.
    return answer(NOTHING, 400)
  }
  return answer(await submitApplication(formData, request.headers), 200)
}

function answer(result: ActionResult, status: number): Response {
  return Response.json(result, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** A browser names the sending site in `Origin`; behind a proxy the public host is in `X-Forwarded-Host`. */
function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  if (origin === null) return true
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host')
  return URL.canParse(origin) && new URL(origin).host === host
}
