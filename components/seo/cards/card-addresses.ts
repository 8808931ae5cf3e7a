import { pagePictures } from '@/content/page-pictures'
import type { Locale } from '@/lib/i18n/locales'

/** Size of a social card in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

const HOME_CARD = 'start'

/** File name of a page's card, without language: `/blog/1` → `blog-1.jpg`. */
export function cardName(path: string): string {
  return `${path === '/' ? HOME_CARD : path.slice(1).replaceAll('/', '-')}.jpg`
}

/** Address of a page's card. A page without a picture of its own has that of the home page. */
export function cardAddress(path: string, locale: Locale): string {
  return `/opengraph/${locale}/${cardName(path in pagePictures ? path : '/')}`
}
