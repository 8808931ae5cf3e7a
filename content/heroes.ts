import { today } from '@/lib/dates/today'
import type { Locale } from '@/lib/i18n/locales'
import type { PictureFile } from '@/lib/pictures/sources'
import type { RoutePath } from '@/lib/routes/route-table'
import { findPicture, pictureFile, type PictureName } from './pictures'

interface Light {
  name: PictureName
  /** Of the day, e.g. `05`. */
  hour?: string
}

/** The home page's view in six lights. The summit is at the same place of each. */
const lights: readonly Light[] = [
  { name: 'panorama-dawn', hour: '05' },
  { name: 'panorama-noon', hour: '12' },
  { name: 'panorama-gold', hour: '16' },
  { name: 'panorama-blue', hour: '19' },
  { name: 'panorama-stars', hour: '22' },
  { name: 'panorama-aurora', hour: '01' },
]

/** The pictures of the heroes, several in the order they are shown; those of the home page follow its lights. */
export const pageHeroes = {
  '/': ['hero-spa-dusk', 'hero-restaurant-evening', 'hero-midnight-sun'],
  '/paketerbjudanden': ['hero-lit-window', 'hero-golden-low-sun'],
  '/weekly-menu': ['hero-table-above'],
  '/conference': ['hero-conference-morning', 'meeting-conference', 'meeting-lunch-to-lunch'],
  '/teambuilding': ['activity-campfire'],
  '/nature': ['hero-aurora-lake', 'hero-autumn-birch', 'hero-forest-trail-summer'],
  '/magic': ['legend-spring'],
  '/restaurant': ['hero-restaurant-evening', 'food-charcuterie', 'food-restaurant-window'],
  '/upplevelser': ['hero-midnight-sun', 'hero-forest-ski-track', 'hero-spring', 'hero-first-snow-birches'],
  '/celebrate': ['hero-terrace-fire'],
  '/relax': ['spa-pool', 'hero-hot-pool-stars', 'hero-spa-dusk', 'spa-sauna'],
  '/presentkort': ['gift-card'],
  '/boende': ['hero-house-rooms'],
  '/lediga-jobb': ['hero-kitchen-morning'],
  '/nyar': ['event-new-year'],
  '/julbord': ['food-christmas-buffet'],
} as const satisfies Partial<Record<RoutePath, readonly PictureName[]>>

/** A page whose hero has pictures. */
export type HeroPath = keyof typeof pageHeroes

/** A picture of a hero with its text alternative in the page's language. */
export interface HeroSlide {
  picture: PictureFile
  alt: string
  /** The hour of its light, e.g. `05`. */
  hour?: string
}

/** The pictures of a page's hero. */
export function heroSlides(path: HeroPath, locale: Locale, day = today()): HeroSlide[] {
  const others = pageHeroes[path].map((name): Light => ({ name }))
  return (path === '/' ? [...lightsFrom(day), ...others] : others).map(({ name, hour }) => {
    const picture = findPicture(name)
    return { picture: pictureFile(picture), alt: picture.alt[locale], hour }
  })
}

/** The lights in the order of the day, first that of the season. */
function lightsFrom(day: string): readonly Light[] {
  const index = lights.findIndex(({ name }) => name === seasonPictures(day).light)
  return [...lights.slice(index), ...lights.slice(0, index)]
}

/** What the home page shows in the season of a day: its first light, and what there is outdoors. */
export function seasonPictures(day = today()) {
  const month = Number(day.slice(5, 7))
  if (month < 5 || month > 11) return { light: 'panorama-blue', outdoors: 'hero-forest-ski-track' }
  if (month < 9) return { light: 'panorama-noon', outdoors: 'hero-forest-trail-summer' }
  return { light: 'panorama-gold', outdoors: 'hero-autumn-birch' }
}
