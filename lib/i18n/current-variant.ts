import { cookies, headers } from 'next/headers'
import { locale as rootSegment } from 'next/root-params'
import { PUBLIC_URL_HEADER, urlOnThisSite } from '@/lib/url/public-url'
import { LANGUAGE_KEY, LOCALE_PARAM } from './locales'
import { chooseVariant, readVariant, type Variant } from './variant'

/**
 * The variant that is being rendered. The not-found page has no `[locale]` segment and follows the request.
 * Route handlers and server actions cannot ask for it: they name a locale.
 */
export async function getVariant(): Promise<Variant> {
  const segment: string | undefined = await rootSegment()
  if (segment !== undefined) return readVariant(segment)
  const stored = (await cookies()).get(LANGUAGE_KEY)?.value
  return chooseVariant((await readPublicUrl()).searchParams.get(LOCALE_PARAM), stored)
}

/** The URL that the guest sees. A file has no header, because middleware.ts does not see it. */
export async function readPublicUrl(): Promise<URL> {
  return new URL(urlOnThisSite((await headers()).get(PUBLIC_URL_HEADER) ?? '/'), 'https://site.example')
}
