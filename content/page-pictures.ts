import type { RoutePath } from '@/lib/routes/route-table'
import { articles } from './articles'
import { events } from './events'
import { pageHeroes, type HeroPath } from './heroes'
import type { PictureName } from './pictures'

type EventPath = (typeof events)[keyof typeof events]['href']

/** Pages without a hero, an event or an article. A page without a card of its own shows that of the home page. */
const others: Readonly<Record<Exclude<RoutePath, HeroPath | EventPath | '/avregistrera'>, PictureName>> = {
  '/booking-inquiry': 'reception',
  '/conference/planera': 'meeting-lunch-to-lunch',
  '/conference-packages': 'meeting-conference',
  '/blog': 'magazine-four-seasons',
  '/hitta-till-oss': 'ev-charging-winter',
  '/integritetspolicy': 'reception',
  '/villkor': 'reception',
  '/service-utbud': 'reception',
  '/kvarglomt': 'reception',
  '/evenemang': 'event-party',
  '/tillganglighet': 'reception',
  '/fragor-och-svar': 'reception',
}

/** The picture of a page in its social card: that with which the page begins. */
export const pagePictures: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(pageHeroes).map(([path, [picture]]) => [path, picture])),
  ...Object.fromEntries(articles.map(({ id, picture }) => [`/blog/${id}`, picture])),
  ...Object.fromEntries(Object.values(events).map(({ href, picture }) => [href, picture.name])),
  ...others,
  '/': 'hero-winter-blue-hour',
}
