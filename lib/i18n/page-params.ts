import { setRequestLocale } from 'next-intl/server'
import { LANGUAGE_PARAM, type Locale } from './locales'
import { readVariant } from './variant'

/** What every page gets. */
export interface LocalePageProps {
  params: Promise<{ locale: string }>
}

/**
 * The language of a page, from its route parameters. Registers it with next-intl, which keeps the page static.
 * Call it first in every page, layout and `generateMetadata`.
 */
export async function readLocale(params: LocalePageProps['params']): Promise<Locale> {
  const { locale } = readVariant((await params).locale)
  setRequestLocale(locale)
  return locale
}

/** What a page gets that is rendered on request. */
export interface RequestPageProps extends LocalePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The query of a page that is rendered on request, without the language. */
export async function readQuery(params: RequestPageProps['searchParams']): Promise<URLSearchParams> {
  const entries = Object.entries(await params).flatMap(([name, value = []]) =>
    name === LANGUAGE_PARAM ? [] : [value].flat().map((one) => [name, one]),
  )
  return new URLSearchParams(entries)
}
