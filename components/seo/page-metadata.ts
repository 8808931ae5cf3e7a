import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { pageMetadata } from '@/content/page-metadata'
import { findPagePicture } from '@/content/page-pictures'
import { venue } from '@/content/venue'
import { LANGUAGE_TAGS, type Locale, locales, textIn } from '@/lib/i18n/locales'
import { canonicalHref } from '@/lib/routes/href'
import type { RoutePath } from '@/lib/routes/route-table'

/** Size of a page's picture in social media, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 }

export function headingOf(path: RoutePath, locale: Locale): string {
  return textIn(pageMetadata[path].h1, locale)
}

export function buildMetadata(path: RoutePath, locale: Locale): Metadata {
  const { title, description, noindex } = pageMetadata[path]
  return describePage(path, locale, textIn(title, locale), textIn(description, locale), noindex)
}

/** `generateMetadata` of a page of the route table. */
export function metadataOf(path: RoutePath) {
  return async (): Promise<Metadata> => buildMetadata(path, await getLocale())
}

/**
 * The metadata of a page that is not in the table, such as an article.
 * @param name its title; one that does not name the hotel is followed by its name
 */
export function describePage(
  path: string,
  locale: Locale,
  name: string,
  description: string,
  noindex = false,
): Metadata {
  const title = name.includes(venue.shortName) ? name : `${name} – ${venue.shortName}`
  const { name: picture, alt } = findPagePicture(path)
  return {
    title,
    description,
    openGraph: {
      type: 'website',
      title,
      description,
      url: canonicalHref(path, locale),
      siteName: textIn(venue.name, locale),
      locale: LANGUAGE_TAGS[locale].replace('-', '_'),
      images: [{ url: `/opengraph/${picture}.jpg`, ...CARD_SIZE, alt: textIn(alt, locale) }],
    },
    alternates: {
      canonical: canonicalHref(path, locale),
      languages: {
        ...Object.fromEntries(locales.map((other) => [other, canonicalHref(path, other)])),
        'x-default': path,
      },
    },
    ...(noindex && { robots: { index: false } }),
  }
}
