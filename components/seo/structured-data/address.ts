import { findPicture } from '@/content/pictures'
import { getSiteOrigin } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { pictureSources } from '@/lib/pictures/sources'
import { canonicalHref } from '@/lib/routes/href'

/** The absolute address of a page in a language, as its canonical link has it. */
export function absoluteAddress(path: string, locale: Locale): string {
  return new URL(canonicalHref(path, locale), getSiteOrigin()).href
}

/** The absolute address of a picture, by its name in content/pictures. */
export function pictureAddress(name: string): string {
  return new URL(pictureSources(findPicture(name)).fallback, getSiteOrigin()).href
}
