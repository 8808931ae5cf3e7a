import { getLocale, getTranslations } from 'next-intl/server'
import { activities, isWithin } from '@/content/activities'
import { conferenceOffers } from '@/content/conference'
import { hotel } from '@/content/facts'
import { groupActivities } from '@/content/teambuilding'
import { formatDate, formatMonths, formatPrice, LONG_DAY, PER_PERSON } from '@/lib/i18n/format'
import { type Locale, textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { meals, type Plan, type PlanPrice, pricesOf } from './plan'

/** What a plan is written with, in the page's locale. */
export type PlanMessages = Awaited<ReturnType<typeof readPlanMessages>>

export interface PlanProps {
  plan: Plan
  messages: PlanMessages
}

export async function readPlanMessages() {
  const locale = await getLocale()
  const [t, inquiry] = [await getTranslations('conferencePlanner'), await getTranslations('inquiry')]
  const names = [
    ...Object.entries(conferenceOffers).map(([id, { title }]) => [id, textIn(title, locale)] as const),
    ...meals.map((meal) => [meal, inquiry(`meals.${meal}`)] as const),
    ...groupActivities.map(({ key, title }) => [key, textIn(title, locale)] as const),
    ...activities.map(({ id, title }) => [id, textIn(title, locale)] as const),
    ['rooms', t('roomsName')] as const,
  ]
  return {
    locale,
    t,
    inquiry,
    /** Names of arrangements, meals, activities and `rooms`, by id. */
    names: Object.fromEntries(names.map(([id, name]) => [id, removeSoftHyphens(name)])),
  }
}

const writeDay = (isoDate: string, locale: Locale) =>
  formatDate(isoDate, locale, LONG_DAY).replaceAll('\u00A0', ' ')

/** `249 kr per person`, and `4 980 kr för 20 personer` where their number is known. */
export function writePrice({ perPerson, isFrom }: PlanPrice, { guests }: Plan, { locale }: PlanMessages) {
  return {
    each: `${formatPrice(perPerson, locale, { isFrom })} ${textIn(PER_PERSON, locale)}`,
    total: guests === undefined ? undefined : formatPrice(guests * perPerson, locale, { isFrom }),
  }
}

/** Each price with its VAT, the conference's own first: `4 980 kr, 249 kr per person, momsen står i vårt svar`. */
export function writePrices(plan: Plan, messages: PlanMessages): string[] {
  const { t } = messages
  const { own, extras } = pricesOf(plan)
  return [own, ...extras].map((group) => {
    if (!group) return t('onRequest')
    const { total, each } = writePrice(group, plan, messages)
    return [total, each, t(`vat.${group.vat}`)].filter(Boolean).join(', ')
  })
}

/** `Dagskonferens för 20 personer, fredag 12 mars 2027`; without what was not said. */
export function writeSummary({ arrangement, guests, date }: Plan, { t, names, locale }: PlanMessages) {
  const people = guests !== undefined && t('forGroup', { people: t('people', { count: guests }) })
  return [[names[arrangement], people].filter(Boolean).join(' '), date && writeDay(date, locale)]
    .filter(Boolean)
    .join(', ')
}

export function writeNotes({ guests, date, rooms, ...plan }: Plan, { t, names, locale }: PlanMessages) {
  const month = date === undefined ? undefined : Number(date.slice(5, 7))
  const chosen = activities.filter(({ id }) => plan.activities.includes(id))
  return [
    rooms === true &&
      guests !== undefined &&
      guests > hotel.roomCount &&
      t('sharedRooms', { count: hotel.roomCount }),
    ...chosen.flatMap(({ id, months, assumed: { minParticipants: count } }) => [
      guests !== undefined && guests < count && t('tooFew', { activity: names[id] ?? '', count }),
      months !== undefined &&
        month !== undefined &&
        !isWithin(month, months) &&
        t('outOfSeason', { activity: names[id] ?? '', months: formatMonths(months, locale) }),
    ]),
  ].filter((note) => note !== false)
}

/** The plan as lines of text, for the free text of an inquiry. */
export function writePlan(plan: Plan, { t, inquiry, names, locale }: PlanMessages): string {
  const { guests, date, arrangement, rooms, nights } = plan
  const listOf = (ids: readonly string[]) => ids.map((id) => names[id]).join(', ')
  const stay = rooms !== undefined && inquiry(rooms ? 'yes' : 'no').toLowerCase()
  const labelled = [
    [inquiry('mealsLegend'), listOf(plan.meals)],
    [t('activitiesName'), listOf(plan.activities)],
    [names.rooms, [stay, nights && t('nightsCount', { count: nights })].filter(Boolean).join(', ')],
  ]
  return [
    t('planTitle'),
    guests && t('people', { count: guests }),
    date && writeDay(date, locale),
    `${names[arrangement]}, ${textIn(conferenceOffers[arrangement].hours, locale)}`,
    ...labelled.map(([label, text]) => text && `${label}: ${text}`),
  ]
    .filter(Boolean)
    .join('\n')
}
