import { activities } from '@/content/activities'
import { celebrations } from '@/content/celebrations'
import { conferenceTexts } from '@/content/conference'
import { events, foodEvents, type FoodEvent } from '@/content/events'
import { christmas, giftCards } from '@/content/facts'
import { allPackages } from '@/content/packages'
import { treatments, type Treatment } from '@/content/relax'
import { roomOffers } from '@/content/rooms'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { isOffered, spanOf, type Dated } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatList, formatPrice, PER_PERSON } from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import type { SubjectId } from '@/lib/routes/inquiry-href'
import type { CategoryOf, DateKind, FormType } from './choices'
import type { InquiryPrefill } from './values'

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

const words = {
  minutes: { sv: 'minuter', en: 'minutes' },
  giftCard: { sv: 'Presentkort', en: 'Gift card' },
  ownAmount: { sv: 'eget belopp', en: 'your own amount' },
  conference: { sv: 'Konferens', en: 'Conference' },
} satisfies Record<string, Localized>

/** A title in both languages, without soft hyphens and with plain spaces, as it is stored. */
function titleOf(write: (locale: Locale) => string): Localized {
  const plain = (locale: Locale) => removeSoftHyphens(write(locale)).replaceAll('\u00A0', ' ')
  return { sv: plain('sv'), en: plain('en') }
}

const minutesOf = (options: Treatment['options'], locale: Locale) =>
  `${formatList(
    options.map(({ minutes }) => String(minutes)),
    locale,
    'disjunction',
  )} ${words.minutes[locale]}`

/** Each length of a treatment, and the treatment as a whole where it has several. */
const treatmentSubjects = treatments.flatMap(({ id, title, options }): Subject[] => {
  const base = { tab: 'private', category: 'relax', dates: 'day' } as const
  const lowest = Math.min(...options.map(({ price }) => price))
  const whole: Subject = {
    ...base,
    id: `treatment-${id}`,
    title: titleOf(
      (locale) =>
        `${title[locale]}, ${minutesOf(options, locale)}, ${formatPrice(lowest, locale, { isFrom: true })}`,
    ),
  }
  const lengths = options.map((option): Subject => ({
    ...base,
    id: `treatment-${id}-${option.minutes}`,
    title: titleOf(
      (locale) => `${title[locale]}, ${minutesOf([option], locale)}, ${formatPrice(option.price, locale)}`,
    ),
  }))
  return options.length > 1 ? [whole, ...lengths] : lengths
})

const activitySubjects = activities.map(({ id, title }): Subject => ({
  id: `activity-${id}`,
  title: titleOf((locale) => title[locale]),
  tab: 'private',
  category: 'other',
  dates: 'day',
}))

/** Each fixed value, and an amount of one's own. */
const giftCardSubjects: readonly Subject[] = [
  ...giftCards.values.map((value) => ({
    id: `gift-card-${value}` as const,
    title: titleOf((locale) => `${words.giftCard[locale]}, ${formatPrice(value, locale)}`),
  })),
  {
    id: 'gift-card-own' as const,
    title: titleOf((locale) => {
      const least = formatPrice(giftCards.freeAmountFrom, locale, { isFrom: true })
      return `${words.giftCard[locale]}, ${words.ownAmount[locale]} ${least}`
    }),
  },
].map((card) => ({ ...card, tab: 'private', category: 'other', dates: 'none' }))

const roomSubjects = roomOffers.map(({ id, title }): Subject => ({
  id: `room-${id}`,
  title: titleOf((locale) => title[locale]),
  tab: 'private',
  category: 'other',
  dates: 'stay',
}))

const packageSubjects = allPackages().map((item): Subject => {
  const { id, title, categories, packageType, days, dated } = item
  const category = categories[0]
  const base = {
    id: `package-${id}`,
    title: titleOf((locale) => title[locale]),
    dates: days.length === 1 ? 'day' : 'stay',
    days: dated,
    ...(packageType !== undefined && { values: { packageType } }),
  } as const
  if (category === 'conference') {
    return { ...base, tab: 'business', category, values: { conferenceType: 'day', needsAccommodation: 'no' } }
  }
  if (category === 'business') return { ...base, tab: 'business', category: 'other' }
  return { ...base, tab: 'private', category: category === 'experience' ? 'other' : category }
})

const celebrationSubjects = Object.values(celebrations).map(({ key, text }): Subject => ({
  id: `celebration-${key}`,
  title: titleOf((locale) => text[locale].title),
  tab: 'private',
  category: 'event',
  dates: 'stay',
}))

const foodEventSubjects = Object.values(foodEvents).map((event: FoodEvent): Subject => {
  const { inquiry, days, text } = event
  const { about, category, dates, packageType } = inquiry
  return {
    id: about,
    title: titleOf((locale) => text[locale].title),
    tab: 'private',
    category,
    dates,
    days,
    values: {
      ...(dates === 'day' && days && { checkIn: days.from }),
      ...(packageType !== undefined && { packageType }),
    },
  }
})

const eventSubjects: readonly Subject[] = [
  ...foodEventSubjects,
  {
    id: 'new-year',
    title: titleOf((locale) => events.nyar.text[locale].h1),
    tab: 'private',
    category: 'nyar',
    dates: 'stay',
    days: events.nyar.days,
  },
  {
    id: 'new-year-dinner',
    title: { sv: 'Nyår, middag och underhållning', en: 'New Year, dinner and entertainment' },
    tab: 'private',
    category: 'nyar',
    dates: 'day',
    days: events.nyar.days,
    values: { checkIn: events.nyar.days.from },
  },
  {
    id: 'christmas-buffet',
    title: { sv: 'Julbord', en: 'Christmas buffet' },
    tab: 'private',
    category: 'julbord',
    dates: 'day',
    days: spanOf(christmas.buffet.dates),
  },
  {
    id: 'christmas-lunch',
    title: { sv: 'Jullunch', en: 'Christmas lunch' },
    tab: 'private',
    category: 'julbord',
    dates: 'day',
    days: spanOf(christmas.lunch.dates),
  },
  {
    id: 'christmas-company',
    title: { sv: 'Julbord för företag', en: 'Christmas buffet for companies' },
    tab: 'business',
    category: 'julbord',
    dates: 'day',
    days: christmas.season,
  },
]

const conferenceBase = { tab: 'business', category: 'conference' } as const
const conferenceTitle = (read: (texts: (typeof conferenceTexts)[Locale]) => string) =>
  titleOf((locale) => `${words.conference[locale]}, ${read(conferenceTexts[locale]).toLowerCase()}`)

const conferenceSubjects: readonly Subject[] = [
  {
    ...conferenceBase,
    id: 'conference-day',
    title: titleOf((locale) => conferenceTexts[locale].offers.day.title),
    dates: 'day',
    values: { conferenceType: 'day', needsAccommodation: 'no' },
  },
  {
    ...conferenceBase,
    id: 'conference-lunchToLunch',
    title: conferenceTitle(({ offers }) => offers.lunchToLunch.title),
    dates: 'stay',
    values: { conferenceType: 'overnight' },
  },
  {
    ...conferenceBase,
    id: 'conference-tailored',
    title: conferenceTitle(({ offers }) => offers.tailored.title),
    dates: 'stay',
    values: { conferenceType: 'custom' },
  },
  {
    ...conferenceBase,
    id: 'teambuilding',
    title: { sv: 'Teambuilding', en: 'Team building' },
    dates: 'stay',
    values: { conferenceType: 'teambuilding' },
  },
  ...groupActivities.map((activity): Subject => ({
    ...conferenceBase,
    id: `teambuilding-${activity.key}`,
    title: titleOf(
      (locale) => `${activity.title[locale]}, ${activityPrice(activity, locale)} ${PER_PERSON[locale]}`,
    ),
    dates: 'stay',
    values: { conferenceType: 'teambuilding' },
  })),
]

export const subjects: readonly Subject[] = [
  ...treatmentSubjects,
  {
    id: 'day-spa',
    title: { sv: 'Dagsbesök i relaxen', en: 'A day visit to the spa' },
    tab: 'private',
    category: 'relax',
    dates: 'day',
  },
  ...activitySubjects,
  ...giftCardSubjects,
  {
    id: 'table',
    title: { sv: 'Bord i restaurangen', en: 'A table in the restaurant' },
    tab: 'private',
    category: 'other',
    dates: 'day',
  },
  ...roomSubjects,
  ...packageSubjects,
  ...celebrationSubjects,
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
