import { z } from 'zod'
import { activities } from '@/content/activities'
import { type Arrangement, arrangements } from '@/content/conference'
import { conference, menuPrices } from '@/content/facts'
import { groupActivities } from '@/content/teambuilding'
import { addDays, inYears } from '@/lib/dates/today'
import { type PlannerValues, readValues } from './query'

/** The meals that conferences are asked about, in the order of the day. */
export const meals = ['morningCoffee', 'lunch', 'afternoonCoffee', 'dinner'] as const
type Meal = (typeof meals)[number]

/** All activities: those with a price, then those of the mountain. */
const activityIds = [...groupActivities.map(({ key }) => key), ...activities.map(({ id }) => id)]

export interface Plan {
  /** Undefined as long as the number is missing or wrong. */
  guests: number | undefined
  /** The first day, YYYY-MM-DD. */
  date: string | undefined
  arrangement: Arrangement
  meals: Meal[]
  activities: string[]
  /** Whether rooms are needed; undefined until it has been said. */
  rooms: boolean | undefined
  /** Of a plan with hours of its own, where rooms are needed. */
  nights: number | undefined
}

/** What is wrong with a number or a date, as keys of the planner's messages. */
interface PlanErrors {
  guests?: 'guestsNotWhole' | 'guestsTooFew' | 'guestsTooMany' | undefined
  date?: 'dateInvalid' | 'dateInPast' | 'dateTooFar' | undefined
  nights?: 'nightsInvalid' | undefined
}

export interface PlannerQuery {
  plan: Plan
  errors: PlanErrors
  values: PlannerValues
}

/**
 * Reads a query of the planner. Words that it does not know are left out.
 * @param today YYYY-MM-DD
 */
export function readPlan(query: URLSearchParams, today: string): PlannerQuery {
  const typed = readValues(query)
  const arrangement = arrangements.find((word) => word === typed.type) ?? 'day'
  const rooms = typed.rooms === 'yes' ? true : typed.rooms === 'no' ? false : undefined
  const asksForNights = arrangement === 'tailored' && rooms === true && typed.nights !== ''
  const errors = {
    guests: typed.guests === '' ? undefined : checkGuests(typed.guests),
    date: typed.date === '' ? undefined : checkDate(typed.date, today),
    nights: asksForNights && !/^[1-9]\d{0,2}$/.test(typed.nights) ? ('nightsInvalid' as const) : undefined,
  }
  const chosen = {
    meals: meals.filter((meal) => typed.meals.includes(meal)),
    activities: activityIds.filter((id) => typed.activities.includes(id)),
  }
  return {
    plan: {
      ...chosen,
      guests: typed.guests === '' || errors.guests ? undefined : Number(typed.guests),
      date: typed.date === '' || errors.date ? undefined : typed.date,
      arrangement,
      rooms,
      nights: asksForNights && !errors.nights ? Number(typed.nights) : undefined,
    },
    errors,
    values: {
      ...typed,
      ...chosen,
      // The browser's field holds days alone, also of a year that is being typed.
      date: z.iso.date().safeParse(typed.date).success ? typed.date : '',
      type: arrangement,
      rooms: rooms === undefined ? '' : typed.rooms,
    },
  }
}

/** How many guests, and how many years ahead, a plan may be for. */
export const PLAN_LIMITS = { ...conference.meetingRooms, years: 2 } as const

function checkGuests(text: string): PlanErrors['guests'] {
  if (!/^-?\d+$/.test(text)) return 'guestsNotWhole'
  const guests = Number(text)
  if (guests < PLAN_LIMITS.from) return 'guestsTooFew'
  return guests > PLAN_LIMITS.to ? 'guestsTooMany' : undefined
}

/** Another century is a typing error, such as 0026. */
const isoDay = z.iso.date().startsWith('20')

function checkDate(text: string, today: string): PlanErrors['date'] {
  if (!isoDay.safeParse(text).success) return 'dateInvalid'
  if (text > inYears(PLAN_LIMITS.years, today)) return 'dateTooFar'
  return text < today ? 'dateInPast' : undefined
}

/** The nights of a plan; undefined where they have not been said. */
export const nightsOf = ({ arrangement, nights }: Plan) =>
  ({ day: 0, lunchToLunch: 1, tailored: nights })[arrangement]

/** The last day of a plan, YYYY-MM-DD; undefined where it has not been said. */
export function lastDay(plan: Plan): string | undefined {
  const nights = nightsOf(plan)
  if (plan.date === undefined || nights === undefined) return undefined
  return addDays(plan.date, nights)
}

/** Kronor. */
export interface PlanPrice {
  perPerson: number
  /** True where the price is the lowest of several. */
  isFrom: boolean
}

/** The hotel does not say whether lunch is part of a package, so it has a price of its own without one only. */
const isLunchPriced = (plan: Plan) => plan.arrangement === 'tailored' && plan.meals.includes('lunch')

/**
 * The prices of a plan: the conference's own, undefined where the hotel tells it on request, and what is added to it.
 * Prices with different VAT are never added up; `unstated` where the hotel does not say.
 */
export function pricesOf(plan: Plan) {
  const day = { id: 'day', perPerson: conference.dayConferencePerPersonFrom, isFrom: true }
  const lunch = { id: 'lunch', perPerson: menuPrices.lunch, isFrom: false }
  const fun = groupActivities
    .filter(({ key }) => plan.activities.includes(key))
    .map(({ key, price, priceIsFrom = false }) => ({ id: key, perPerson: price, isFrom: priceIsFrom }))
  return {
    own: plan.arrangement === 'day' ? sumUp('excluded', [day]) : undefined,
    extras: [sumUp('included', isLunchPriced(plan) ? [lunch] : []), sumUp('unstated', fun)].filter(
      ({ lines }) => lines.length > 0,
    ),
  }
}

function sumUp(vat: 'excluded' | 'included' | 'unstated', lines: readonly (PlanPrice & { id: string })[]) {
  return {
    vat,
    lines,
    perPerson: lines.reduce((sum, { perPerson }) => sum + perPerson, 0),
    isFrom: lines.some(({ isFrom }) => isFrom),
  }
}

/** The parts of a plan, besides the conference itself, whose price the hotel tells on request. */
export function itemsOnRequest(plan: Plan): string[] {
  return [
    ...plan.meals.filter((meal) => meal !== 'lunch' || !isLunchPriced(plan)),
    ...activities.map(({ id }) => id).filter((id) => plan.activities.includes(id)),
    ...(plan.rooms === true ? ['rooms'] : []),
  ]
}
