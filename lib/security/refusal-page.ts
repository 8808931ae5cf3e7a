import { NextResponse, type NextRequest } from 'next/server'
import { outdatedWords, refusals, type Refusal } from '@/content/refusals'
import { LANGUAGE_KEY, LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { chooseVariant } from '@/lib/i18n/variant'
import { REFUSAL_POLICY } from './content-security-policy'

const STYLE =
  'font:1.125rem/1.6 Georgia,serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color:#0c1f1b;background:#f6f9f9'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/**
 * A short page in the visitor's language that says why a form was turned away.
 * @param typed what the guest typed, where going back would not bring it back: it is listed, to be copied, below a
 *   link to the same address
 */
export function refusalPage(
  request: NextRequest,
  status: number,
  refusal: Refusal,
  typed?: readonly string[],
): NextResponse {
  const { pathname, search, searchParams } = new URL(request.url)
  const { locale } = chooseVariant(searchParams.get(LANGUAGE_PARAM), request.cookies.get(LANGUAGE_KEY)?.value)
  const { title, text } = refusals[refusal][locale]
  const { again, typedTitle } = outdatedWords[locale]
  const items = typed?.map((each) => `<li style="white-space:pre-wrap">${escapeHtml(each)}</li>`).join('')
  const list = items ? `<h2>${typedTitle}</h2><ul style="overflow-wrap:anywhere">${items}</ul>` : ''
  const wayOn = typed ? `<p><a href="${escapeHtml(pathname + search)}">${again}</a></p>${list}` : ''
  const body = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><body style="${STYLE}"><main><h1>${title}</h1><p>${text}</p>${wayOn}</main></body></html>`
  return new NextResponse(body, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': REFUSAL_POLICY,
    },
  })
}
