import { activities } from './activities.ts'
import { celebrations } from './celebrations.ts'
import { conferenceOffers, type Arrangement } from './conference.ts'
import { events, foodEvents, type FoodEvent } from './events.ts'
import { christmas, giftCards } from './facts.ts'
import {
  isCategoryOf,
  type CategoryOf,
  type ConferenceType,
  type DateKind,
  type FormType,
} from './inquiry-choices.ts'
import type { HotelPackage } from './package-parts.ts'
import { allPackages } from './packages.ts'
import { treatments, type Treatment } from './relax.ts'
import { roomOffers } from './rooms.ts'
import { activityPrice, groupActivities } from './teambuilding.ts'
import { isOffered, spanOf, type Dated } from '../lib/dates/offers.ts'
import { today } from '../lib/dates/today.ts'
import { formatList, formatPrice, PER_PERSON } from '../lib/i18n/format.ts'
import { localize, textIn, type Localized } from '../lib/i18n/locales.ts'
import { removeSoftHyphens } from '../lib/i18n/soft-hyphens.ts'
import type { SubjectId } from '../lib/routes/inquiry-href.ts'

// The e-mails and `npm run inbox` name subjects too, outside of the site's build: what this file reaches is imported
// relatively, with its ending.

/** What an inquiry can be about: each thing that a button of the site leads to the inquiry for. */
export type Subject = {
  /** Value of `about` in the address. Stable: links to it are shared. */
  id: SubjectId
  /** With the minutes, the value or the price that the button shows. */
  title: Localized
  dates: DateKind
  /** Until when it can be asked for; always without it. */
  days?: Dated | undefined
  /** What it fills in besides the category. */
  values?: Readonly<
    Partial<Record<'checkIn' | 'packageType' | 'conferenceType' | 'needsAccommodation', string>>
  >
} & { [Tab in FormType]: { tab: Tab; category: CategoryOf<Tab> } }[FormType]

type SubjectDetails = Pick<Subject, 'days' | 'values'>
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

/** Two texts in one part of a title. */
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
  return ofGuests(`treatment-${id}${suffix}`, parts, 'relax', 'day')
}

function ofPackage({ id, title, categories, packageType, days, dated }: HotelPackage): Subject {
  const [category] = categories
  const dates = days.length === 1 ? 'day' : 'stay'
  if (category === 'conference') {
    const values = { conferenceType: 'day', needsAccommodation: 'no' }
    return ofCompanies(`package-${id}`, title, category, dates, { days: dated, values })
  }
  if (category === 'business') return ofCompanies(`package-${id}`, title, 'other', dates, { days: dated })
  return ofGuests(`package-${id}`, title, isCategoryOf('private', category) ? category : 'other', dates, {
    days: dated,
    ...(packageType && { values: { packageType } }),
  })
}

function ofFoodEvent({ inquiry, days, title }: FoodEvent): Subject {
  const { about, category, dates, packageType } = inquiry
  return ofGuests(about, title, category, dates, {
    days,
    values: {
      ...(dates === 'day' && days && { checkIn: days.from }),
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
  sv: 'Nyår, middag och underhållning',
  en: 'New Year, dinner and entertainment',
}

export const subjects: readonly Subject[] = [
  // A treatment as a whole, where it has several lengths, and each of them.
  ...treatments.flatMap((treatment) => [
    ...(treatment.options.length > 1 ? [ofTreatment(treatment, treatment.options)] : []),
    ...treatment.options.map((option) => ofTreatment(treatment, [option], `-${option.minutes}`)),
  ]),
  ofGuests('day-spa', { sv: 'Dagsbesök i relaxen', en: 'A day visit to the spa' }, 'relax', 'day'),
  ...activities.map(({ id, title }) => ofGuests(`activity-${id}`, title, 'other', 'day')),
  ...giftCards.values.map((value) =>
    ofGuests(`gift-card-${value}`, [giftCard, price(value)], 'other', 'none'),
  ),
  ofGuests(
    'gift-card-own',
    [giftCard, joined(ownAmount, price(giftCards.freeAmountFrom, true))],
    'other',
    'none',
  ),
  ofGuests('table', { sv: 'Bord i restaurangen', en: 'A table in the restaurant' }, 'other', 'day'),
  ...roomOffers.map(({ id, title }) => ofGuests(`room-${id}`, title, 'other', 'stay')),
  ...allPackages().map(ofPackage),
  ...Object.entries(celebrations).map(([key, { title }]) =>
    ofGuests(`celebration-${key}`, title, 'event', 'stay'),
  ),
  ...Object.values(foodEvents).map(ofFoodEvent),
  ofGuests('new-year', nyar.h1, 'nyar', 'stay', { days: nyar.days }),
  ofGuests('new-year-dinner', newYearDinner, 'nyar', 'day', {
    days: nyar.days,
    values: { checkIn: nyar.days.from },
  }),
  ofGuests('christmas-buffet', { sv: 'Julbord', en: 'Christmas buffet' }, 'julbord', 'day', {
    days: spanOf(christmas.buffet.dates),
  }),
  ofGuests('christmas-lunch', { sv: 'Jullunch', en: 'Christmas lunch' }, 'julbord', 'day', {
    days: spanOf(christmas.lunch.dates),
  }),
  ofCompanies('christmas-company', companyBuffet, 'julbord', 'day', { days: christmas.season }),
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
    return ofCompanies(
      `teambuilding-${activity.key}`,
      [activity.title, each],
      'conference',
      'stay',
      teambuilding,
    )
  }),
]

const byId: ReadonlyMap<string | null | undefined, Subject> = new Map(
  subjects.map((subject) => [subject.id, subject]),
)

const isOver = ({ days }: Subject) => days !== undefined && !isOffered(days, today())

/** The subject of that id while it can be asked for. An unknown one, and one that is over, count as none. */
export function findSubject(id: string | null | undefined): Subject | undefined {
  const subject = byId.get(id)
  return subject && isOver(subject) ? undefined : subject
}

/** Whether the id is that of a subject that is over. */
export const isSubjectIdOver = (id: string | null) => byId.has(id) && findSubject(id) === undefined
