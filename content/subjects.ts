import { type Dated, isOffered, onDay, spanOf } from '../lib/dates/offers.ts'
import type { OwnDays } from '../lib/dates/own-days.ts'
import { formatList, formatPrice, PER_PERSON } from '../lib/i18n/format.ts'
import { localize, type Localized, textIn } from '../lib/i18n/locales.ts'
import { removeSoftHyphens } from '../lib/i18n/soft-hyphens.ts'
import type { SubjectId } from '../lib/routes/inquiry-href.ts'
import { activities } from './activities.ts'
import { celebrations } from './celebrations.ts'
import { christmasMeals } from './christmas.ts'
import { type Arrangement, conferenceOffers } from './conference.ts'
import { events, type FoodEvent, foodEvents } from './events.ts'
import { christmas, giftCards, hours } from './facts.ts'
import {
  type CategoryOf,
  type ConferenceType,
  type DateKind,
  type FormType,
  isCategoryOf,
  type PackageType,
} from './inquiry-choices.ts'
import type { HotelPackage } from './package-parts.ts'
import { allPackages } from './packages.ts'
import { type Treatment, treatments } from './relax.ts'
import { roomOffers } from './rooms.ts'
import { activityPrice, groupActivities } from './teambuilding.ts'

// The emails and `npm run inbox` name subjects too, outside of the site's build: what this file reaches is imported
// relatively, with its ending.

/** What an inquiry can be about: each thing that a button of the site leads to the inquiry for. */
export type Subject = {
  /** Value of `about` in the query. Stable: links to it are shared. */
  id: SubjectId
  /** With the minutes, the value or the price that the button shows. */
  title: Localized
  dates: DateKind
  /** The days that it takes place on, until whose last one it can be asked for; any without them. */
  ownDays?: OwnDays
  /** What the form adds about its day or its hour. */
  hint?: 'table' | 'treatment'
  /** The months that it is offered in, and for how many people. */
  months?: { from: number; to: number } | undefined
  people?: { atLeast?: number; atMost?: number }
  /** What it fills in besides the category. */
  values?: Readonly<
    Partial<Record<'checkIn' | 'checkOut' | 'conferenceType' | 'needsAccommodation', string>> & {
      packageType?: PackageType
    }
  >
} & { [Tab in FormType]: { tab: Tab; category: CategoryOf<Tab> } }[FormType]

type SubjectDetails = Pick<Subject, 'ownDays' | 'hint' | 'months' | 'people' | 'values'>
type Title = Localized | readonly Localized[]

/** A title as it is stored: its parts, without soft hyphens and with plain spaces. */
const plain = (title: Title) =>
  localize((locale) => {
    const parts = [title].flat().map((part: Localized) => textIn(part, locale))
    return removeSoftHyphens(parts.join(', ')).replaceAll('\u00A0', ' ')
  })

const subjectsOf =
  <Tab extends FormType>(tab: Tab) =>
  (id: SubjectId, title: Title, category: CategoryOf<Tab>, dates: DateKind, details?: SubjectDetails) =>
    ({ id, title: plain(title), tab, category, dates, ...details }) as Subject

const ofGuests = subjectsOf('private')
const ofCompanies = subjectsOf('business')

const price = (kronor: number, isFrom = false) =>
  localize((locale) => formatPrice(kronor, locale, { isFrom }))

const joined = (first: Localized, second: Localized) =>
  localize((locale) => `${textIn(first, locale)} ${textIn(second, locale)}`)

const giftCard: Localized = { sv: 'Presentkort', en: 'Gift card' }
const ownAmount: Localized = { sv: 'eget belopp', en: 'your own amount' }
const minutes: Localized = { sv: 'minuter', en: 'minutes' }
const conference: Localized = { sv: 'Konferens', en: 'Conference' }
const companyBuffet: Localized = { sv: 'Julbord för företag', en: 'Christmas buffet for companies' }
const teambuilding: SubjectDetails = { values: { conferenceType: 'teambuilding' } }

/** With how long it takes and what it costs: `25 eller 50 minuter, från 595 kr`. */
function ofTreatment({ id, title }: Treatment, options: Treatment['options'], suffix = ''): Subject {
  const lengths = options.map((option) => String(option.minutes))
  const duration = joined(
    localize((locale) => formatList(lengths, locale, 'disjunction')),
    minutes,
  )
  const lowest = Math.min(...options.map((option) => option.price))
  const parts = [title, duration, price(lowest, options.length > 1)]
  return ofGuests(`treatment-${id}${suffix}`, parts, 'relax', 'day', { hint: 'treatment' })
}

const { buffet, lunch } = christmasMeals
const on = (...spans: readonly Dated[]) => ({ ownDays: { spans } })
const onDates = (dates: readonly string[]) => on(...dates.map(onDay))

function ownDaysOf({ dates, dated, weekdays }: HotelPackage): SubjectDetails {
  if (dates) return onDates(dates)
  if (dated) return on(dated)
  return weekdays ? { ownDays: { weekdays } } : {}
}

function ofPackage(item: HotelPackage): Subject {
  const { id, title, category, packageType } = item
  const dates = item.days.length > 1 ? 'stay' : 'day'
  if (category === 'conference') {
    const values = { conferenceType: 'day', needsAccommodation: 'no' }
    return ofCompanies(`package-${id}`, title, category, dates, { values })
  }
  // The days of the week of such a package limit its price, not the visit.
  if (category === 'business') return ofCompanies(`package-${id}`, title, 'other', dates)
  return ofGuests(`package-${id}`, title, isCategoryOf('private', category) ? category : 'other', dates, {
    ...ownDaysOf(item),
    ...(packageType && { values: { packageType } }),
  })
}

function ofFoodEvent({ inquiry, days, title }: FoodEvent): Subject {
  const { about, category, dates, packageType } = inquiry
  return ofGuests(about, title, category, dates, {
    ...(days && on(days)),
    values: {
      ...(days && { checkIn: days.from }),
      ...(days && dates === 'stay' && { checkOut: days.to }),
      ...(packageType && { packageType }),
    },
  })
}

const ofConference = (offer: Exclude<Arrangement, 'day'>, conferenceType: ConferenceType) => {
  const kind = localize((locale) => textIn(conferenceOffers[offer].title, locale).toLowerCase())
  return ofCompanies(`conference-${offer}`, [conference, kind], 'conference', 'stay', {
    values: { conferenceType },
  })
}

const { nyar } = events
const newYearDinner: Localized = {
  sv: 'Nyår, supé och underhållning',
  en: 'New Year, dinner and entertainment',
}

export const subjects: readonly Subject[] = [
  // A treatment as a whole, where it has several lengths, and each of them.
  ...treatments.flatMap((treatment) => [
    ...(treatment.options.length > 1 ? [ofTreatment(treatment, treatment.options)] : []),
    ...treatment.options.map((option) => ofTreatment(treatment, [option], `-${option.minutes}`)),
  ]),
  ofGuests('day-spa', { sv: 'Dagsbesök i spaet', en: 'A day visit to the spa' }, 'relax', 'day', {
    ownDays: { weekdays: [hours.spaDayGuests.days] },
  }),
  ...activities.map(({ id, title, months, assumed: { minParticipants: atLeast } }) =>
    ofGuests(`activity-${id}`, title, 'other', 'day', {
      months,
      ...(atLeast > 1 && { people: { atLeast } }),
    }),
  ),
  ...giftCards.values.map((value) =>
    ofGuests(`gift-card-${value}`, [giftCard, price(value)], 'other', 'none'),
  ),
  ofGuests(
    'gift-card-own',
    [giftCard, joined(ownAmount, price(giftCards.freeAmountFrom, true))],
    'other',
    'none',
  ),
  ofGuests('table', { sv: 'Bord i restaurangen', en: 'A table in the restaurant' }, 'other', 'day', {
    hint: 'table',
  }),
  ofGuests('stay', { sv: 'Rum på hotellet', en: 'A room at the hotel' }, 'other', 'stay'),
  ...roomOffers.map(({ id, title, maxGuests: atMost }) =>
    ofGuests(`room-${id}`, title, 'other', 'stay', { people: { atMost } }),
  ),
  ...allPackages().map(ofPackage),
  ...Object.entries(celebrations).map(([key, { title }]) =>
    ofGuests(`celebration-${key}`, title, 'event', 'stay'),
  ),
  ...Object.values(foodEvents).map(ofFoodEvent),
  ofGuests('new-year', nyar.h1, 'nyar', 'stay', on(nyar.days)),
  ofGuests('new-year-dinner', newYearDinner, 'nyar', 'day', {
    ...on(nyar.days),
    values: { checkIn: nyar.days.from },
  }),
  ofGuests(buffet.about, buffet.title, 'julbord', 'day', onDates(buffet.dates)),
  ofGuests(lunch.about, lunch.title, 'julbord', 'day', on(spanOf(lunch.dates))),
  ofCompanies('christmas-company', companyBuffet, 'julbord', 'day', {
    ...on(christmas.season),
    people: { atLeast: christmas.groupFrom },
  }),
  ofCompanies('conference-day', conferenceOffers.day.title, 'conference', 'day', {
    values: { conferenceType: 'day', needsAccommodation: 'no' },
  }),
  ofConference('lunchToLunch', 'overnight'),
  ofConference('tailored', 'custom'),
  ofCompanies(
    'teambuilding',
    { sv: 'Teambuilding', en: 'Team building' },
    'conference',
    'stay',
    teambuilding,
  ),
  ...groupActivities.map((activity) => {
    const each = joined(
      localize((locale) => activityPrice(activity, locale)),
      PER_PERSON,
    )
    return ofCompanies(`teambuilding-${activity.key}`, [activity.title, each], 'conference', 'day', {
      values: { ...teambuilding.values, needsAccommodation: 'no' },
    })
  }),
]

const byId: ReadonlyMap<string | null | undefined, Subject> = new Map(
  subjects.map((subject) => [subject.id, subject]),
)

function isClosed({ ownDays }: Subject): boolean {
  return ownDays !== undefined && 'spans' in ownDays && !ownDays.spans.some((span) => isOffered(span))
}

/** The subject of that id, whether it can be asked for or not. */
export const knownSubject = (id: string | null | undefined): Subject | undefined => byId.get(id)

/** The subject of that id while it can be asked for. An unknown one counts as none. */
export function findSubject(id: string | null | undefined): Subject | undefined {
  const subject = byId.get(id)
  return subject && isClosed(subject) ? undefined : subject
}

/** The days that an inquiry is bound to: by what it is about, or by the package that is chosen in the form. */
export function inquiryDays(subject: Subject | undefined) {
  const packages = subjects.flatMap((each) => {
    const { title, category, dates, ownDays, values: { packageType } = {} } = each
    return packageType && ownDays && !isClosed(each) ? [{ category, packageType, title, dates, ownDays }] : []
  })
  return {
    subject: subject?.ownDays,
    packages,
    /** A room, or a package of several days. */
    needsNight: subject?.dates === 'stay' && /^(?:stay$|room-|package-)/.test(subject.id),
    /** Its amount is the guest's own words. */
    needsAmount: subject?.id === 'gift-card-own',
  }
}

export type InquiryDays = ReturnType<typeof inquiryDays>
