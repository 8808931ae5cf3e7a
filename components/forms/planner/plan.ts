import { activities, type Activity } from '@/content/activities'
import { conference, hotel, menuPrices } from '@/content/facts'
import { groupVenues, type GroupVenue } from '@/content/teambuilding'
import { readValues, type PlannerValues } from './address'
import { activityIds, arrangements, meals, pricedActivities, type Arrangement, type Meal } from './choices'

/** A conference as the planner's address describes it. */
export interface Plan {
  /** Undefined as long as the number is missing or wrong. */
  guests: number | undefined
  /** The first day, YYYY-MM-DD. */
  date: string | undefined
  arrangement: Arrangement
  meals: readonly Meal[]
  /** Ids of `activityIds`. */
  activities: readonly string[]
  /** Whether rooms are needed; undefined until it has been said. */
  rooms: boolean | undefined
  /** Of a plan with hours of its own, where rooms are needed. */
  nights: number | undefined
}

/** What is wrong with a number or a date, as keys of the planner's messages. */
interface PlanErrors {
  guests?: 'guestsNotWhole' | 'guestsTooFew' | 'guestsTooMany'
  date?: 'dateInvalid' | 'dateInPast'
  nights?: 'nightsInvalid'
}

/** An address of the planner. */
export interface PlanAddress {
  plan: Plan
  errors: PlanErrors
  values: PlannerValues
}

/**
 * Reads an address of the planner. Words that it does not know are left out.
 * @param today YYYY-MM-DD
 */
export function readPlan(query: URLSearchParams, today: string): PlanAddress {
  const typed = readValues(query)
  const arrangement = arrangements.find((word) => word === typed.type) ?? 'day'
  const rooms = { yes: true, no: false }[typed.rooms]
  const chosenMeals = meals.filter((meal) => typed.meals.includes(meal))
  const chosenActivities = activityIds.filter((id) => typed.activities.includes(id))
  const guests = checkGuests(typed.guests)
  const date = checkDate(typed.date, today)
  const nights = checkNights(arrangement === 'tailored' && rooms === true ? typed.nights : '')
  return {
    plan: {
      guests: typeof guests === 'number' ? guests : undefined,
      date: date === undefined && typed.date !== '' ? typed.date : undefined,
      arrangement,
      meals: chosenMeals,
      activities: chosenActivities,
      rooms,
      nights: typeof nights === 'number' ? nights : undefined,
    },
    errors: {
      ...(typeof guests === 'string' && { guests }),
      ...(date && { date }),
      ...(typeof nights === 'string' && { nights }),
    },
    values: {
      ...typed,
      // The browser's field holds days alone.
      date: date === 'dateInvalid' ? '' : typed.date,
      type: arrangement,
      rooms: rooms === undefined ? '' : typed.rooms,
      meals: chosenMeals,
      activities: chosenActivities,
    },
  }
}

function checkGuests(text: string): number | undefined | PlanErrors['guests'] {
  if (text === '') return undefined
  if (!/^[-−]?\d+$/.test(text)) return 'guestsNotWhole'
  const guests = Number(text.replace('−', '-'))
  if (guests < conference.meetingRooms.from) return 'guestsTooFew'
  return guests > conference.meetingRooms.to ? 'guestsTooMany' : guests
}

/** What is wrong with the date; undefined for a good one and for none. */
function checkDate(text: string, today: string): PlanErrors['date'] {
  if (text === '') return undefined
  const day = new Date(`${text}T00:00:00Z`)
  const exists = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime())
  if (!exists || !day.toISOString().startsWith(text)) return 'dateInvalid'
  return text < today ? 'dateInPast' : undefined
}

function checkNights(text: string): number | undefined | PlanErrors['nights'] {
  if (text === '') return undefined
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 'nightsInvalid'
}

/** The last day of a plan, YYYY-MM-DD; undefined where it has not been said. */
export function lastDay({ date, arrangement, nights }: Plan): string | undefined {
  const days = { day: 0, lunchToLunch: 1, tailored: nights }[arrangement]
  if (date === undefined || days === undefined) return undefined
  const last = new Date(`${date}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + days)
  return last.toISOString().slice(0, 10)
}

/** A place, and whether it holds the group; undefined without a number. */
export interface PlaceForGroup {
  venue: GroupVenue | 'meetingRoom'
  capacity: number
  holdsAll: boolean | undefined
}

/** The conference rooms, then the other places, the largest first. */
export function placesFor(guests: number | undefined): PlaceForGroup[] {
  const places = groupVenues
    .map((venue): Pick<PlaceForGroup, 'venue' | 'capacity'> => ({ venue, capacity: venue.capacity }))
    .sort((one, other) => other.capacity - one.capacity)
  return [{ venue: 'meetingRoom' as const, capacity: conference.meetingRooms.to }, ...places].map(
    (place) => ({
      ...place,
      holdsAll: guests === undefined ? undefined : guests <= place.capacity,
    }),
  )
}

/** Whether a price includes VAT; `unstated` where the hotel does not say. */
const vatKinds = ['excluded', 'included', 'unstated'] as const
type VatKind = (typeof vatKinds)[number]

/** Kronor. */
export interface PlanPrice {
  perPerson: number
  /** For the whole group; undefined without a number of people. */
  total: number | undefined
  /** True where the price is the lowest of several. */
  isFrom: boolean
}

/** A part of the plan that has a price. */
export interface PriceLine extends PlanPrice {
  item: 'day' | 'lunch' | (typeof pricedActivities)[number]
}

/** The prices with one kind of VAT, which can be added up. */
export interface PriceGroup {
  vat: VatKind
  lines: readonly PriceLine[]
  sum: PlanPrice
}

/** The prices of a plan. Prices with different VAT are never added up. */
export function pricesOf(plan: Plan): PriceGroup[] {
  const { guests, arrangement } = plan
  const line = (item: PriceLine['item'], perPerson: number, isFrom = false): PriceLine => ({
    item,
    ...priceFor(guests, perPerson, isFrom),
  })
  const lines: Record<VatKind, PriceLine[]> = {
    excluded: arrangement === 'day' ? [line('day', conference.dayConferencePerPersonFrom, true)] : [],
    included: isLunchPriced(plan) ? [line('lunch', menuPrices.lunch)] : [],
    unstated: pricedActivities
      .filter(({ key }) => plan.activities.includes(key))
      .map((activity) => line(activity, activity.price, activity.priceIsFrom)),
  }
  return vatKinds
    .filter((vat) => lines[vat].length > 0)
    .map((vat) => ({ vat, lines: lines[vat], sum: sumOf(lines[vat], guests) }))
}

function priceFor(guests: number | undefined, perPerson: number, isFrom: boolean): PlanPrice {
  return { perPerson, total: guests === undefined ? undefined : guests * perPerson, isFrom }
}

function sumOf(lines: readonly PriceLine[], guests: number | undefined): PlanPrice {
  const perPerson = lines.reduce((sum, line) => sum + line.perPerson, 0)
  return priceFor(
    guests,
    perPerson,
    lines.some(({ isFrom }) => isFrom),
  )
}

/** The hotel does not say whether lunch is part of a package, so it has a price of its own without one only. */
const isLunchPriced = ({ arrangement, meals }: Plan) => arrangement === 'tailored' && meals.includes('lunch')

/** A part of the plan whose price the hotel tells on request. */
export type ItemOnRequest = Exclude<Arrangement, 'day'> | Meal | 'rooms' | Activity

/** What the prices of a plan leave out. */
export function itemsOnRequest(plan: Plan): ItemOnRequest[] {
  return [
    ...(plan.arrangement === 'day' ? [] : [plan.arrangement]),
    ...plan.meals.filter((meal) => meal !== 'lunch' || !isLunchPriced(plan)),
    ...activities.filter(({ id }) => plan.activities.includes(id)),
    ...(plan.rooms === true ? ['rooms' as const] : []),
  ]
}

/** What a group should know about its plan. */
export type PlanNote =
  | { kind: 'sharedRooms' }
  /** Fewer people than the activity needs. */
  | { kind: 'tooFewForActivity'; activity: Activity }
  /** A date outside the months of the activity. */
  | { kind: 'outOfSeason'; activity: Activity & Required<Pick<Activity, 'months'>> }

export function notesOn({ guests, date, rooms, activities: chosen }: Plan): PlanNote[] {
  const month = date === undefined ? undefined : Number(date.slice(5, 7))
  return [
    ...(rooms === true && guests !== undefined && guests > hotel.roomCount
      ? [{ kind: 'sharedRooms' as const }]
      : []),
    ...activities
      .filter(({ id }) => chosen.includes(id))
      .flatMap((activity): PlanNote[] => {
        const { months, minParticipants } = activity
        return [
          ...(guests !== undefined && guests < minParticipants
            ? [{ kind: 'tooFewForActivity' as const, activity }]
            : []),
          ...(months !== undefined && month !== undefined && !isWithin(month, months)
            ? [{ kind: 'outOfSeason' as const, activity: { ...activity, months } }]
            : []),
        ]
      }),
  ]
}

/** Months 1 to 12; a span over New Year runs backwards. */
function isWithin(month: number, { from, to }: { from: number; to: number }): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to
}
