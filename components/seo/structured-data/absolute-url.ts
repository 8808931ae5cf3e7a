import { findPicture } from '@/content/pictures'
import { getSiteOrigin } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { pictureSources } from '@/lib/pictures/sources'
import { canonicalHref } from '@/lib/routes/href'

/** The absolute URL of a page in a locale, as its canonical link has it. */
export function absoluteUrl(path: string, locale: Locale): string {
  return new URL(canonicalHref(path, locale), getSiteOrigin()).href
}

export function pictureUrl(name: string): string {
  return new URL(pictureSources(findPicture(name)).fallback, getSiteOrigin()).href
}
