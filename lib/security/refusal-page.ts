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

/** A page in the visitor's language that says why a form was not taken, with a link to the page it stands on. */
export function refusalHtml(refusal: Refusal, request: NextRequest): string {
  const { pathname, search, searchParams } = new URL(request.url)
  const { locale } = chooseVariant(searchParams.get(LANGUAGE_PARAM), request.cookies.get(LANGUAGE_KEY)?.value)
  const { title, text, link: label } = refusals[refusal][locale]
  const href = addressOnThisSite(pathname + search)
  // Whoever goes back finds the old page there: what was typed can be copied from it into the new one.
  return standalonePage({ locale, title, text, link: { href, label, opensNewTab: refusal === 'outdated' } })
}
