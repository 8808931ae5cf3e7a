import { formatCount } from '../lib/i18n/count.ts'
import { formatList } from '../lib/i18n/format.ts'
import { type Locale, type Localized, textIn } from '../lib/i18n/locales.ts'
import type { PictureName } from './pictures.ts'

/** A place that a group can have to itself. */
interface GroupPlace {
  name: Localized
  description: Localized
  /** Maximum number of people. */
  capacity: number
  picture: PictureName
}

/** The places outside the conference rooms, smallest first. Pages, planner, services and answers read them here. */
export const groupPlaces: readonly GroupPlace[] = [
  {
    name: { sv: 'Vinkällaren', en: 'The wine cellar' },
    description: {
      sv: 'Här ryms ett sällskap och ett enda samtal.',
      en: 'There’s room for one party and a single conversation.',
    },
    capacity: 8,
    picture: 'venue-wine-cellar',
  },
  {
    name: { sv: 'Grillkåtan', en: 'The grill hut' },
    description: {
      sv: 'En kåta är byggd kring sin eld, så alla sitter på första raden.',
      en: 'The hut is built round its fire, so every seat is in the front row.',
    },
    capacity: 15,
    picture: 'venue-grill-hut',
  },
  {
    name: { sv: 'Skogskojan', en: 'The forest hut' },
    description: {
      sv: 'En koja bland träden, för samtal som behöver andra väggar.',
      en: 'A hut among the trees, for conversations that need different walls.',
    },
    capacity: 20,
    picture: 'venue-forest-hut',
  },
]

/** The places in a sentence: `vinkällaren, grillkåtan och skogskojan`; with `disjunction`, `… eller skogskojan`. */
export function namePlaces(locale: Locale, type?: Intl.ListFormatType): string {
  return formatList(
    groupPlaces.map(({ name }) => textIn(name, locale).toLowerCase()),
    locale,
    type,
  )
}

/** The places with their sizes: `vinkällaren för högst åtta, grillkåtan för högst 15 och skogskojan för högst 20`. */
export function listPlaces(locale: Locale): string {
  const upTo = textIn({ sv: 'för högst', en: 'for up to' }, locale)
  return formatList(
    groupPlaces.map(
      ({ name, capacity }) =>
        `${textIn(name, locale).toLowerCase()} ${upTo} ${formatCount(capacity, locale)}`,
    ),
    locale,
  )
}
