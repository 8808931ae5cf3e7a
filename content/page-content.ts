import type { Localized } from '@/lib/i18n/locales'

/** What a page is called in its heading, in the browser's title and in search results. */
export interface PageContent {
  h1: Localized
  /** Followed by the hotel's name where it does not name the hotel (components/seo/page-metadata.ts). */
  title: Localized
  description: Localized
  noindex?: true
}
