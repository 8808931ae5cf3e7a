import type { NextRequest } from 'next/server'
import { refusals, type Refusal } from '@/content/refusals'
import { LANGUAGE_KEY, LANGUAGE_PARAM } from '@/lib/i18n/locales'
import { chooseVariant } from '@/lib/i18n/variant'
import { addressOnThisSite } from '@/lib/routes/public-address'
import { REFUSAL_POLICY } from './content-security-policy'
import { standalonePage } from './standalone-page'

export const refusalHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': REFUSAL_POLICY,
}

/** A page in the guest's language that says why a form was rejected, with a link to the form's page. */
export function refusalHtml(refusal: Refusal, request: NextRequest): string {
  const { pathname, search, searchParams } = new URL(request.url)
  const { locale } = chooseVariant(searchParams.get(LANGUAGE_PARAM), request.cookies.get(LANGUAGE_KEY)?.value)
  const { title, text, link: label } = refusals[refusal][locale]
  const href = addressOnThisSite(pathname + search)
  // In a new tab, so that the input of the old page can be copied.
  return standalonePage({ locale, title, text, link: { href, label, opensNewTab: refusal === 'outdated' } })
}
