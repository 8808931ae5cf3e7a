'use server'

import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { PUBLIC_URL_HEADER, urlOnThisSite } from '@/lib/url/public-url'
import { isLocale, LANGUAGE_KEY, LOCALE_PARAM, YEAR_SECONDS } from './locales'

/**
 * Stores the guest's choice of locale for a year, and comes back to the same URL. A choice that is no locale
 * changes nothing.
 * @param formData holds the choice under `language`
 * @param isReloadedByScript true where a script loads the page anew by itself
 */
export async function storeLocale(formData: FormData, isReloadedByScript = false): Promise<void> {
  const requestHeaders = await headers()
  // A forged request may send anything in the place of a form.
  const choice = formData instanceof FormData ? formData.get(LANGUAGE_KEY) : null
  if (isLocale(choice)) {
    const secure = requestHeaders.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
    const store = await cookies()
    store.set(LANGUAGE_KEY, choice, { maxAge: YEAR_SECONDS, path: '/', sameSite: 'lax', secure })
  }
  if (isReloadedByScript !== true) redirect(withoutLocale(requestHeaders.get(PUBLIC_URL_HEADER) ?? '/'))
}

/** The URL without `?lang=`, which would hide the choice. */
function withoutLocale(url: string): string {
  const target = new URL(urlOnThisSite(url), 'https://site.example')
  target.searchParams.delete(LOCALE_PARAM)
  return urlOnThisSite(target.pathname + target.search)
}
