import type { MetadataRoute } from 'next'
import { absoluteAddress } from '@/components/seo/structured-data/address'
import { pageMetadata } from '@/content/page-metadata'
import type { PageTexts } from '@/content/page-texts'
import { locales } from '@/lib/i18n/locales'
import { pagePaths } from '@/lib/routes/find-page'

export const dynamic = 'force-static'

const texts: Readonly<Record<string, PageTexts>> = pageMetadata

/** All indexable pages in both languages, with alternates. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pagePaths
    .filter((path) => !texts[path]?.noindex)
    .flatMap((path) => {
      const languages = Object.fromEntries(locales.map((locale) => [locale, absoluteAddress(path, locale)]))
      return locales.map((locale) => ({
        url: absoluteAddress(path, locale),
        alternates: { languages },
      }))
    })
}
