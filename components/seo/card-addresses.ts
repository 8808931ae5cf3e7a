import type { Locale } from '@/lib/i18n/locales'

/** Size of a social card in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** File name of a page's card, without language: `/blog/1` → `blog-1.jpg`. */
export function cardName(path: string): string {
  return `${path === '/' ? 'start' : path.slice(1).replaceAll('/', '-')}.jpg`
}

/** Address of a page's card. */
export const cardAddress = (path: string, locale: Locale) => `/opengraph/${locale}/${cardName(path)}`
