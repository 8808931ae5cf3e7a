import { setRequestLocale } from 'next-intl/server'
import type { Locale } from './locales'
import { readVariant } from './variant'

/**
 * The language of a page, from its route parameters. Registers it with next-intl, which keeps the page static.
 * Call it first in every page, layout and `generateMetadata`.
 */
export async function readLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = readVariant((await params).locale)
  setRequestLocale(locale)
  return locale
}
