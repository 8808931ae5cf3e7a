import type { Localized } from '@/lib/i18n/locales'

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
