import type { MetadataRoute } from 'next'
import pageDates from '@/content/page-dates.json'
import { pageMetadata } from '@/content/page-metadata'
import type { PageMetadata } from '@/content/page-texts'
import { locales } from '@/lib/i18n/locales'
import { articleIds, foodEventIds } from '@/lib/routes/detail-ids'
import { routeTable } from '@/lib/routes/route-table'
import { absoluteAddress } from '@/lib/seo/structured-data/address'

export const dynamic = 'force-static'

/** The retreat has an address of its own; its food-event address points there. */
const foodEventPaths = foodEventIds.filter((id) => id !== 'hostretreat').map((id) => `/food-event/${id}`)

const dates: Readonly<Record<string, string>> = pageDates
const texts: Readonly<Record<string, PageMetadata>> = pageMetadata

/** Every page that may be listed, in both languages, each naming the other. */
export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [
    ...routeTable.map(({ path }) => path),
    ...articleIds.map((id) => `/blog/${id}`),
    ...foodEventPaths,
  ]
  return paths
    .filter((path) => !texts[path]?.noindex)
    .flatMap((path) => {
      const languages = Object.fromEntries(locales.map((locale) => [locale, absoluteAddress(path, locale)]))
      return locales.map((locale) => ({
        url: absoluteAddress(path, locale),
        lastModified: dates[path] ?? dates[`${path.slice(0, path.lastIndexOf('/'))}/*`],
        alternates: { languages },
      }))
    })
}
