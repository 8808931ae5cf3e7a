import { activities } from '@/content/activities'
import { conferenceTexts } from '@/content/conference'
import { plannerTexts } from '@/content/conference-planner'
import { formatDate, formatMonths, formatPrice, PER_PERSON } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { pricedActivities, type Arrangement, type Meal } from './choices'
import {
  itemsOnRequest,
  pricesOf,
  type ItemOnRequest,
  type Plan,
  type PlanNote,
  type PlanPrice,
  type PriceLine,
} from './plan'

/** Names of the meals in the page's language. */
export type MealNames = Readonly<Record<Meal, string>>

const TOTAL: Localized<(people: string) => string> = {
  sv: (people) => `för ${people}`,
  en: (people) => `for ${people}`,
}

export function nameArrangement(arrangement: Arrangement, locale: Locale): string {
  const { offers, packages } = conferenceTexts[locale]
  return removeSoftHyphens(arrangement === 'tailored' ? packages.tailored.title : offers[arrangement].title)
}

/** The name of an activity by its id. */
export function nameActivity(id: string, locale: Locale): string {
  const { title } =
    pricedActivities.find(({ key }) => key === id) ?? activities.find((activity) => activity.id === id) ?? {}
  return title === undefined ? id : removeSoftHyphens(title[locale])
}

export function nameLine({ item }: PriceLine, mealNames: MealNames, locale: Locale): string {
  if (item === 'lunch') return mealNames.lunch
  return item === 'day' ? nameArrangement(item, locale) : removeSoftHyphens(item.title[locale])
}

export function nameOnRequest(item: ItemOnRequest, mealNames: MealNames, locale: Locale): string {
  if (typeof item === 'object') return removeSoftHyphens(item.title[locale])
  if (item === 'rooms') return plannerTexts[locale].lines.rooms
  return item === 'lunchToLunch' || item === 'tailored' ? nameArrangement(item, locale) : mealNames[item]
}

/** `tisdag 4 november 2025`, `Tuesday, 4 November 2025` */
export function writeDay(isoDate: string, locale: Locale): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return formatDate(isoDate, locale, parts).replaceAll('\u00A0', ' ')
}

export function writeNote(note: PlanNote, locale: Locale): string {
  const { sharedRooms, tooFew, outOfSeason } = plannerTexts[locale].notes
  if (note.kind === 'sharedRooms') return sharedRooms
  const name = removeSoftHyphens(note.activity.title[locale])
  return note.kind === 'tooFewForActivity'
    ? tooFew(name, note.activity.minParticipants)
    : outOfSeason(name, formatMonths(note.activity.months, locale))
}

/** The plan as lines of text, for the free text of an inquiry. */
export function writePlan(plan: Plan, mealNames: MealNames, locale: Locale): string {
  const { hours, vat, people, lines } = plannerTexts[locale]
  const { guests, date, arrangement, meals, activities: chosen, rooms, nights } = plan
  const group = guests === undefined ? undefined : people(guests)
  const name = nameArrangement(arrangement, locale)
  const stay = nights === undefined ? '' : `, ${lines.nights(nights)}`
  const price = ({ perPerson, total, isFrom }: PlanPrice) => {
    const each = `${formatPrice(perPerson, locale, { isFrom })} ${PER_PERSON[locale]}`
    return group === undefined || total === undefined
      ? each
      : `${each}, ${formatPrice(total, locale, { isFrom })} ${TOTAL[locale](group)}`
  }
  const asked = itemsOnRequest(plan).map((item) => nameOnRequest(item, mealNames, locale))
  return [
    lines.title,
    group,
    date && writeDay(date, locale),
    `${name}, ${hours[arrangement]}`,
    meals.length > 0 && `${lines.meals}: ${meals.map((meal) => mealNames[meal]).join(', ')}`,
    chosen.length > 0 && `${lines.activities}: ${chosen.map((id) => nameActivity(id, locale)).join(', ')}`,
    rooms !== undefined && `${lines.rooms}: ${rooms ? lines.yes : lines.no}${stay}`,
    ...pricesOf(plan).flatMap(({ vat: kind, lines: priced }) =>
      priced.map((line) => `${nameLine(line, mealNames, locale)}: ${price(line)}, ${vat[kind]}`),
    ),
    asked.length > 0 && `${lines.onRequest}: ${asked.join(', ')}`,
  ]
    .filter((line) => line !== false && line !== undefined)
    .join('\n')
    .replaceAll('\u00A0', ' ')
}
