import type { RoutePath } from '@/lib/routes/route-table'
import { articles } from './articles'
import { events } from './events'
import { pageHeroes } from './heroes'
import { findPicture, type PictureName } from './pictures'

/** Of pages without a hero that show another picture than the reception. */
const others: Readonly<Partial<Record<RoutePath, PictureName>>> = {
  '/conference/planera': 'meeting-lunch-to-lunch',
  '/conference-packages': 'meeting-conference',
  '/blog': 'magazine-four-seasons',
  '/hitta-till-oss': 'ev-charging-winter',
  '/evenemang': 'hero-terrace-fire',
  '/kvarglomt': 'reception-night',
  '/fragor-och-svar': 'room-pet-window',
  '/tillganglighet': 'hero-forest-trail-summer',
  '/integritetspolicy': 'hero-lit-window',
  '/villkor': 'hero-first-snow-birches',
}

const pictures: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(events).map(({ href, picture }) => [href, picture.name])),
  ...Object.fromEntries(Object.entries(pageHeroes).map(([path, [picture]]) => [path, picture])),
  ...Object.fromEntries(articles.map(({ id, picture }) => [`/blog/${id}`, picture])),
  ...others,
  '/': 'hero-winter-blue-hour',
}

/** The picture that stands for a page in social media: the one it begins with, or the reception. */
export const findPagePicture = (path: string) => findPicture(pictures[path] ?? 'reception')
