import type { RoutePath } from '@/lib/routes/route-table'
import { events } from './events'

type EventPath = (typeof events)[keyof typeof events]['href']

/** A page without a card of its own shows that of the home page. */
type CardPath = Exclude<RoutePath, '/avregistrera' | EventPath> | `/blog/${string}`

const pictures: Readonly<Record<CardPath, string>> = {
  '/': 'hero-winter-blue-hour',
  '/paketerbjudanden': 'hero-lit-window',
  '/booking-inquiry': 'reception',
  '/weekly-menu': 'hero-table-above',
  '/conference': 'hero-conference-morning',
  '/conference/planera': 'meeting-lunch-to-lunch',
  '/conference-packages': 'meeting-conference',
  '/teambuilding': 'venue-grill-hut',
  '/nature': 'hero-forest-ski-track',
  '/magic': 'legend-spring',
  '/restaurant': 'hero-restaurant-evening',
  '/upplevelser': 'activity-dog-sled',
  '/blog': 'magazine-four-seasons',
  '/blog/1': 'magazine-food-culture',
  '/blog/2': 'magazine-sustainable-meetings',
  '/blog/3': 'magazine-four-seasons',
  '/celebrate': 'event-wedding',
  '/hitta-till-oss': 'ev-charging-winter',
  '/relax': 'hero-spa-dusk',
  '/presentkort': 'gift-card',
  '/boende': 'hero-house-rooms',
  '/integritetspolicy': 'reception',
  '/villkor': 'reception',
  '/service-utbud': 'reception',
  '/kvarglomt': 'reception',
  '/lediga-jobb': 'hero-kitchen-morning',
  '/evenemang': 'event-party',
  '/tillganglighet': 'reception',
  '/fragor-och-svar': 'reception',
}

/** The picture of a page in its social card. */
export const pagePictures: Readonly<Record<string, string>> = {
  ...pictures,
  ...Object.fromEntries(Object.values(events).map(({ href, picture }) => [href, picture.name])),
}
