import { findArticle } from '@/content/articles'
import { events } from '@/content/events'
import { pageMetadata } from '@/content/page-metadata'
import type { PageMetadata } from '@/content/page-texts'
import { pagePictures } from '@/content/page-pictures'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

/** Paths of all pages that have a card. */
export const cardPaths: readonly string[] = Object.keys(pagePictures)

/** The title on a page's card: its heading, without soft hyphens. */
export function cardTitle(path: string, locale: Locale): string {
  const [, section, id] = path.split('/')
  const page = (pageMetadata as Readonly<Record<string, PageMetadata>>)[path]
  const article = section === 'blog' ? findArticle(Number(id)) : undefined
  const event = Object.values(events).find(({ href }) => href === path)
  const title =
    (page && textIn(page, locale).h1) ??
    (article && textIn(article.text, locale).title) ??
    (event && textIn(event.text, locale).title) ??
    textIn(pageMetadata['/'], locale).h1
  return removeSoftHyphens(title)
}
