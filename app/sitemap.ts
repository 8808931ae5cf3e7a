import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/components/seo/structured-data/absolute-url'
import { type PageContent, pageMetadata } from '@/content/page-metadata'
import { locales } from '@/lib/i18n/locales'
import { pagePaths } from '@/lib/routes/find-page'

export const dynamic = 'force-static'

const content: Readonly<Record<string, PageContent>> = pageMetadata

export default function sitemap(): MetadataRoute.Sitemap {
  return pagePaths
    .filter((path) => !content[path]?.noindex)
    .flatMap((path) => {
      const languages = Object.fromEntries(locales.map((locale) => [locale, absoluteUrl(path, locale)]))
      return locales.map((locale) => ({ url: absoluteUrl(path, locale), alternates: { languages } }))
    })
}
