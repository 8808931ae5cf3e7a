import type { RoutePath } from '@/lib/routes/route-table'

/** A picture of a hero. */
export interface HeroPictureEntry {
  name: string
  /** The header's colour on the picture, where it is not snow. */
  tone?: 'fir'
  /** Place of the subject in percent, where the ridge would cover it. */
  position?: { x: number; y: number }
}

/** The pictures of the heroes, several in the order they are shown. Only home's may stand in another hero too. */
export const pageHeroes = {
  '/': [
    { name: 'hero-winter-blue-hour', position: { x: 60, y: 68 } },
    { name: 'hero-golden-low-sun', tone: 'fir', position: { x: 66, y: 82 } },
    { name: 'hero-hot-pool-stars' },
    { name: 'hero-forest-ski-track', tone: 'fir' },
    { name: 'hero-restaurant-evening' },
    { name: 'hero-aurora-lake', position: { x: 56, y: 62 } },
    { name: 'hero-autumn-birch', tone: 'fir' },
    { name: 'hero-midnight-sun', position: { x: 60, y: 72 } },
    { name: 'hero-terrace-fire' },
  ],
  '/paketerbjudanden': [
    { name: 'hero-lit-window', position: { x: 67, y: 52 } },
    { name: 'hero-golden-low-sun', tone: 'fir', position: { x: 60, y: 42 } },
  ],
  '/weekly-menu': [{ name: 'hero-table-above', position: { x: 60, y: 48 } }],
  '/conference': [
    { name: 'hero-conference-morning', position: { x: 66, y: 50 } },
    { name: 'meeting-conference' },
    { name: 'meeting-lunch-to-lunch' },
  ],
  '/teambuilding': [{ name: 'activity-campfire' }],
  '/nature': [
    { name: 'hero-aurora-lake' },
    { name: 'hero-autumn-birch', tone: 'fir' },
    { name: 'hero-forest-trail-summer' },
  ],
  '/magic': [{ name: 'legend-spring' }],
  '/restaurant': [
    { name: 'hero-restaurant-evening' },
    { name: 'food-charcuterie', position: { x: 50, y: 54 } },
    { name: 'food-restaurant-window' },
  ],
  '/upplevelser': [
    { name: 'hero-midnight-sun', position: { x: 60, y: 50 } },
    { name: 'hero-forest-ski-track', tone: 'fir', position: { x: 50, y: 56 } },
    { name: 'hero-spring' },
    { name: 'hero-first-snow-birches', tone: 'fir', position: { x: 70, y: 50 } },
  ],
  '/celebrate': [{ name: 'hero-terrace-fire' }],
  '/relax': [
    { name: 'spa-pool', position: { x: 50, y: 58 } },
    { name: 'hero-hot-pool-stars', position: { x: 55, y: 88 } },
    { name: 'hero-spa-dusk' },
    { name: 'spa-sauna' },
  ],
  '/presentkort': [{ name: 'gift-card', position: { x: 52, y: 44 } }],
  '/boende': [{ name: 'hero-house-rooms', position: { x: 42, y: 54 } }],
  '/lediga-jobb': [{ name: 'hero-kitchen-morning', position: { x: 30, y: 39 } }],
  '/nyar': [{ name: 'event-new-year', position: { x: 50, y: 72 } }],
  '/julbord': [{ name: 'food-christmas-buffet', position: { x: 46, y: 75 } }],
} as const satisfies Partial<Record<RoutePath, readonly [HeroPictureEntry, ...HeroPictureEntry[]]>>

/** A page whose hero has pictures. */
export type HeroPath = keyof typeof pageHeroes
