import { type HotelTime, today } from '@/lib/dates/today'
import { type Locale, textIn } from '@/lib/i18n/locales'
import type { PictureFile } from '@/lib/pictures/sources'
import type { RoutePath } from '@/lib/routes/route-table'
import type { Season as ActivitySeason } from './activities'
import { findPicture, pictureFile, type PictureName } from './pictures'

/** The hours of the day that the home page has a picture of, in their order. */
export const heroHours = ['05', '12', '16', '19', '22', '01'] as const

type Hour = (typeof heroHours)[number]

/** The home page's view at six hours. The summit is at the same place of each. */
const lights: Readonly<Record<Hour, PictureName>> = {
  '05': 'panorama-dawn',
  '12': 'panorama-noon',
  '16': 'panorama-gold',
  '19': 'panorama-blue',
  '22': 'panorama-stars',
  '01': 'panorama-aurora',
}

interface Season {
  /** Among those of the activities. */
  name: ActivitySeason
  /** What there is outdoors, on the home page. */
  outdoors: PictureName
  /** The tile that leads to the activities. */
  adventures: PictureName
  /** The light that comes first, from a time of the day on: no green noon in January, no snow in July. */
  firstHours: Readonly<Record<string, Hour>>
}

const winter: Season = {
  name: 'winter',
  outdoors: 'hero-forest-ski-track',
  adventures: 'activity-cross-country-ski',
  firstHours: { '00:00': '01', '05:00': '19', '20:00': '22' },
}
const summer: Season = {
  name: 'summer',
  outdoors: 'hero-forest-trail-summer',
  adventures: 'activity-kayak',
  firstHours: { '00:00': '05', '08:00': '12', '21:00': '05' },
}
const autumn: Season = {
  name: 'fall',
  outdoors: 'nature-bare-mountain',
  adventures: 'activity-hiking',
  firstHours: { '00:00': '01', '04:00': '05', '10:00': '16', '18:00': '19', '21:00': '22' },
}

/** The pictures of the heroes, several in the order they are shown; those of the home page follow its lights. */
export const pageHeroes = {
  '/': ['hero-spa-dusk', 'hero-restaurant-guests', 'hero-midnight-sun'],
  '/paketerbjudanden': ['hero-winter-blue-hour', 'hero-restaurant-evening'],
  '/weekly-menu': ['hero-table-above'],
  '/conference': ['hero-conference-morning', 'meeting-lunch-to-lunch', 'meeting-conference'],
  '/teambuilding': ['activity-campfire'],
  '/nature': ['hero-aurora-lake', 'hero-autumn-birch', 'hero-forest-trail-summer'],
  '/magic': ['legend-spring'],
  '/restaurant': ['hero-restaurant-guests', 'food-charcuterie'],
  '/upplevelser': ['hero-midnight-sun', 'hero-forest-ski-track', 'hero-spring', 'nature-bare-mountain'],
  '/celebrate': ['hero-terrace-summer'],
  '/relax': ['hero-spa-morning', 'spa-pool', 'hero-hot-pool-stars', 'hero-spa-dusk'],
  '/presentkort': ['gift-card'],
  '/boende': ['hero-house-rooms'],
  '/lediga-jobb': ['hero-kitchen-morning'],
  '/nyar': ['event-new-year'],
  '/julbord': ['food-christmas-wide'],
} as const satisfies Partial<Record<RoutePath, readonly PictureName[]>>

export type HeroPath = keyof typeof pageHeroes

/** A picture of a hero with its text alternative in the page's locale. */
export interface HeroSlide {
  picture: PictureFile
  alt: string
  /** The hour of its light, e.g. `05`. */
  hour?: string
}

/**
 * The pictures of a page's hero.
 * @param hour of the home page's first light
 */
export function heroSlides(path: HeroPath, locale: Locale, hour: string = heroHours[0]): HeroSlide[] {
  const others = pageHeroes[path].map((name) => ({ name, hour: undefined }))
  const slides = path === '/' ? [...lightsFrom(hour), ...others] : others
  return slides.map(({ name, hour: shown }) => {
    const picture = findPicture(name)
    return { picture: pictureFile(picture), alt: textIn(picture.alt, locale), hour: shown }
  })
}

/** The lights in the order of the day, first that of an hour. */
function lightsFrom(hour: string) {
  const index = heroHours.findIndex((each) => each === hour)
  return [...heroHours.slice(index), ...heroHours.slice(0, index)].map((each) => ({
    name: lights[each],
    hour: each,
  }))
}

/** The hour whose light the home page begins with. */
export function firstHour({ day, time }: HotelTime): Hour {
  return Object.entries(seasonOn(day).firstHours).findLast(([from]) => from <= time)?.[1] ?? '12'
}

export function seasonOn(day = today()): Season {
  const month = Number(day.slice(5, 7))
  if (month < 5 || month > 11) return winter
  return month < 9 ? summer : autumn
}
