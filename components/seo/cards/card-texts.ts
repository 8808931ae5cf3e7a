import { findArticle } from '@/content/articles'
import { listFoodEvents } from '@/content/food-events'
import { pageMetadata } from '@/content/page-metadata'
import type { PageMetadata } from '@/content/page-texts'
import { pagePictures } from '@/content/page-pictures'
import type { Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

/** Paths of all pages that have a card. */
export const cardPaths: readonly string[] = Object.keys(pagePictures)

/** The title on a page's card: its heading, without soft hyphens. */
export function cardTitle(path: string, locale: Locale): string {
  const [, section, id] = path.split('/')
  const page = (pageMetadata as Readonly<Record<string, PageMetadata>>)[path] ?? pageMetadata['/']
  const article = section === 'blog' ? findArticle(Number(id)) : undefined
  const foodEvent = section === 'food-event' ? listFoodEvents().find((event) => event.id === id) : undefined
  const title = article?.text[locale].title ?? foodEvent?.text[locale].h1 ?? page[locale].h1
  return removeSoftHyphens(title)
}
