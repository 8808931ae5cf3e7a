import { getSiteOrigin } from '@/lib/env'
import { LANGUAGE_PARAM, type Locale } from '@/lib/i18n/locales'

/** The absolute address of a page in a language, as its canonical link has it. */
export function absoluteAddress(path: string, locale: Locale): string {
  const address = new URL(path, getSiteOrigin())
  if (locale !== 'sv') address.searchParams.set(LANGUAGE_PARAM, locale)
  return address.href
}

/** The name by which other data refers to a thing of the venue, e.g. `https://…/#hotel`. */
export function thingId(name: 'hotel' | 'restaurant' | 'spa' | 'website'): string {
  return new URL(`/#${name}`, getSiteOrigin()).href
}
