import type { Localized } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'

/** What a page is called: in the browser's title, in search results, and in its heading. */
export interface PageTexts {
  title: string
  description: string
  h1: string
}

/** Texts of one page in both languages, and whether search engines may list it. */
export interface PageMetadata extends Localized<PageTexts> {
  noindex?: true
}

/** The shared table of titles, descriptions and headings (site.md, section 2; content-pages.md, section 1). */
export const pageMetadata = {
  '/': {
    sv: {
      title: 'Källfjället Hotell & Spa – fjällhotell vid en tusenårig kallkälla',
      description:
        'Fjällhotell i Norrland med 40 rum, spa, restaurang och konferens. Se priser, öppettider och paket, och boka din vistelse.',
      h1: 'Källfjället',
    },
    en: {
      title: 'Källfjället Hotel & Spa – a mountain hotel by a cold spring',
      description:
        'A mountain hotel in northern Sweden with 40 rooms, spa, restaurant and conference venue. See prices, hours and packages, and book your stay.',
      h1: 'Källfjället',
    },
  },
} satisfies Partial<Record<RoutePath, PageMetadata>>
