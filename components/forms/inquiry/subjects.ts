import { activities } from '@/content/activities'
import { celebrations } from '@/content/celebrations'
import { conferenceOffers, type Arrangement } from '@/content/conference'
import { events, foodEvents, type FoodEvent } from '@/content/events'
import { christmas, giftCards } from '@/content/facts'
import type { CategoryOf, DateKind, FormType } from '@/content/inquiry-choices'
import { allPackages } from '@/content/packages'
import { treatments, type Treatment } from '@/content/relax'
import { roomOffers } from '@/content/rooms'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { isOffered, spanOf, type Dated } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatList, formatPrice, PER_PERSON } from '@/lib/i18n/format'
import { localize, textIn, type Localized } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import type { SubjectId } from '@/lib/routes/inquiry-href'
import { isCategoryOf, type InquiryPrefill } from './values'

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
  values?: InquiryPrefill
} & { [Tab in FormType]: { tab: Tab; category: CategoryOf<Tab> } }[FormType]

const giftCard: Localized = { sv: 'Presentkort', en: 'Gift card' }

type SubjectDetails = Pick<Subject, 'days' | 'values'>

/** A title as it is stored: without soft hyphens and with plain spaces. */
const plain = (title: Localized) =>
  localize((locale) => removeSoftHyphens(textIn(title, locale)).replaceAll('\u00A0', ' '))

const subjectsOf =
  <Tab extends FormType>(tab: Tab) =>
  (id: SubjectId, title: Localized, category: CategoryOf<Tab>, dates: DateKind, details?: SubjectDetails) =>
    ({ id, title: plain(title), tab, category, dates, ...details }) as Subject

const ofGuests = subjectsOf('private')
const ofCompanies = subjectsOf('business')

/** With how long it takes: `25 eller 50 minuter`. */
function treatmentTitle({ title }: Treatment, options: Treatment['options']): Localized {
  const lowest = Math.min(...options.map(({ price }) => price))
  return localize((locale) => {
    const lengths = options.map(({ minutes }) => String(minutes))
    const minutes = `${formatList(lengths, locale, 'disjunction')} ${textIn({ sv: 'minuter', en: 'minutes' }, locale)}`
    return `${textIn(title, locale)}, ${minutes}, ${formatPrice(lowest, locale, { isFrom: options.length > 1 })}`
  })
}

/** Each length of a treatment, and the treatment as a whole where it has several. */
const treatmentSubjects = treatments.flatMap((treatment) => {
  const { id, options } = treatment
  const lengths = options.map((option) =>
    ofGuests(`treatment-${id}-${option.minutes}`, treatmentTitle(treatment, [option]), 'relax', 'day'),
  )
  const whole = ofGuests(`treatment-${id}`, treatmentTitle(treatment, options), 'relax', 'day')
  return options.length > 1 ? [whole, ...lengths] : lengths
})

/** Each fixed value, and an amount of one's own. */
const giftCardSubjects = [
  ...giftCards.values.map((value) => {
    const title = localize((locale) => `${textIn(giftCard, locale)}, ${formatPrice(value, locale)}`)
    return ofGuests(`gift-card-${value}`, title, 'other', 'none')
  }),
  ofGuests(
    'gift-card-own',
    localize((locale) => {
      const least = formatPrice(giftCards.freeAmountFrom, locale, { isFrom: true })
      return `${textIn(giftCard, locale)}, ${textIn({ sv: 'eget belopp', en: 'your own amount' }, locale)} ${least}`
    }),
    'other',
    'none',
  ),
]

const packageSubjects = allPackages().map(({ id: number, title, categories, packageType, days, dated }) => {
  const id = `package-${number}` as const
  const [category] = categories
  const dates = days.length === 1 ? 'day' : 'stay'
  if (category === 'conference') {
    const values = { conferenceType: 'day', needsAccommodation: 'no' }
    return ofCompanies(id, title, category, dates, { days: dated, values })
  }
  if (category === 'business') return ofCompanies(id, title, 'other', dates, { days: dated })
  return ofGuests(id, title, isCategoryOf('private', category) ? category : 'other', dates, {
    days: dated,
    ...(packageType && { values: { packageType } }),
  })
})

const eventSubjects = [
  ...Object.values(foodEvents).map(({ inquiry, days, title }: FoodEvent) => {
    const { about, category, dates, packageType } = inquiry
    return ofGuests(about, title, category, dates, {
      days,
      values: {
        ...(dates === 'day' && days && { checkIn: days.from }),
        ...(packageType && { packageType }),
      },
    })
  }),
  ofGuests('new-year', events.nyar.h1, 'nyar', 'stay', { days: events.nyar.days }),
  ofGuests(
    'new-year-dinner',
    { sv: 'Nyår, middag och underhållning', en: 'New Year, dinner and entertainment' },
    'nyar',
    'day',
    { days: events.nyar.days, values: { checkIn: events.nyar.days.from } },
  ),
  ofGuests('christmas-buffet', { sv: 'Julbord', en: 'Christmas buffet' }, 'julbord', 'day', {
    days: spanOf(christmas.buffet.dates),
  }),
  ofGuests('christmas-lunch', { sv: 'Jullunch', en: 'Christmas lunch' }, 'julbord', 'day', {
    days: spanOf(christmas.lunch.dates),
  }),
  ofCompanies(
    'christmas-company',
    { sv: 'Julbord för företag', en: 'Christmas buffet for companies' },
    'julbord',
    'day',
    { days: christmas.season },
  ),
]

const conferenceTitle = (offer: Arrangement) =>
  localize((locale) => {
    const title = textIn(conferenceOffers[offer].title, locale).toLowerCase()
    return `${textIn({ sv: 'Konferens', en: 'Conference' }, locale)}, ${title}`
  })
const teambuilding: SubjectDetails = { values: { conferenceType: 'teambuilding' } }

const conferenceSubjects = [
  ofCompanies('conference-day', conferenceOffers.day.title, 'conference', 'day', {
    values: { conferenceType: 'day', needsAccommodation: 'no' },
  }),
  ofCompanies('conference-lunchToLunch', conferenceTitle('lunchToLunch'), 'conference', 'stay', {
    values: { conferenceType: 'overnight' },
  }),
  ofCompanies('conference-tailored', conferenceTitle('tailored'), 'conference', 'stay', {
    values: { conferenceType: 'custom' },
  }),
  ofCompanies(
    'teambuilding',
    { sv: 'Teambuilding', en: 'Team building' },
    'conference',
    'stay',
    teambuilding,
  ),
  ...groupActivities.map((activity) => {
    const title = localize(
      (locale) =>
        `${textIn(activity.title, locale)}, ${activityPrice(activity, locale)} ${textIn(PER_PERSON, locale)}`,
    )
    return ofCompanies(`teambuilding-${activity.key}`, title, 'conference', 'stay', teambuilding)
  }),
]

export const subjects: readonly Subject[] = [
  ...treatmentSubjects,
  ofGuests('day-spa', { sv: 'Dagsbesök i relaxen', en: 'A day visit to the spa' }, 'relax', 'day'),
  ...activities.map(({ id, title }) => ofGuests(`activity-${id}`, title, 'other', 'day')),
  ...giftCardSubjects,
  ofGuests('table', { sv: 'Bord i restaurangen', en: 'A table in the restaurant' }, 'other', 'day'),
  ...roomOffers.map(({ id, title }) => ofGuests(`room-${id}`, title, 'other', 'stay')),
  ...packageSubjects,
  ...Object.entries(celebrations).map(([key, { title }]) =>
    ofGuests(`celebration-${key}`, title, 'event', 'stay'),
  ),
  ...eventSubjects,
  ...conferenceSubjects,
]

const byId: ReadonlyMap<string, Subject> = new Map(subjects.map((subject) => [subject.id, subject]))

/** The subject of that id while it can be asked for. An unknown one, and one that is over, count as none. */
export function findSubject(id: string | null | undefined): Subject | undefined {
  const subject = byId.get(id ?? '')
  return subject === undefined || isSubjectOver(subject) ? undefined : subject
}

/** Whether the id is that of a subject that is over. */
export function isSubjectIdOver(id: string | null): boolean {
  const subject = byId.get(id ?? '')
  return subject !== undefined && isSubjectOver(subject)
}

const isSubjectOver = ({ days }: Subject) => days !== undefined && !isOffered(days, today())
