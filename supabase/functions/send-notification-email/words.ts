/** Words of the site for e-mails. They are copies, because Deno does not know the site's aliases; a test compares them. */

import { jobs } from '../../../content/jobs.ts'
import type { Locale, Localized } from '../../../lib/i18n/locales.ts'

type Words = Readonly<Record<string, Localized>>

export const CATEGORIES: Words = {
  weekend: { sv: 'Weekend', en: 'Weekend' },
  relax: { sv: 'Relax/Spa', en: 'Spa' },
  senior: { sv: 'Senior 60+', en: 'Senior 60+' },
  conference: { sv: 'Konferens', en: 'Conference' },
  event: { sv: 'Event', en: 'Event' },
  julbord: { sv: 'Julbord', en: 'Christmas buffet' },
  nyar: { sv: 'Nyår', en: 'New Year' },
  other: { sv: 'Annat', en: 'Other' },
}

export const PACKAGES: Words = {
  weekend: { sv: 'Weekendpaket', en: 'Weekend package' },
  hostreatreat: { sv: 'Höstretreat', en: 'Autumn retreat' },
  'harliga-fredag': { sv: 'Härliga fredag', en: 'Lovely Friday' },
  'spa-weekend': { sv: 'Spa weekend', en: 'Spa weekend' },
  dagspa: { sv: 'Spa för en dag', en: 'Spa for a day' },
  senior: { sv: 'Seniorpaket 60+', en: 'Senior package 60+' },
}

export const MEALS: Words = {
  morningCoffee: { sv: 'förmiddagskaffe', en: 'morning coffee' },
  lunch: { sv: 'lunch', en: 'lunch' },
  afternoonCoffee: { sv: 'eftermiddagskaffe', en: 'afternoon coffee' },
  dinner: { sv: 'middag', en: 'dinner' },
}

export const CONFERENCE_TYPES: Words = {
  day: { sv: 'Dagskonferens', en: 'Day conference' },
  overnight: { sv: 'Med övernattning', en: 'With an overnight stay' },
  custom: { sv: 'Skräddarsydd', en: 'Tailor-made' },
  teambuilding: { sv: 'Teambuilding', en: 'Team building' },
}

/** By the title under which the site stores an application. */
export const POSITIONS: Words = Object.fromEntries(jobs.map(({ title }) => [title.sv, title]))

/** A value in known words; empty for any other value. */
export function known(words: Words, value: string, language: Locale): string {
  return Object.hasOwn(words, value) ? (words[value]?.[language] ?? '') : ''
}

export const INQUIRY_LABELS = {
  about: { sv: 'Gäller', en: 'About' },
  giftCard: { sv: 'Presentkort', en: 'Gift card' },
  giftCards: { sv: 'Antal presentkort', en: 'Number of gift cards' },
  package: { sv: 'Paket', en: 'Package' },
  conference: { sv: 'Typ av konferens', en: 'Type of conference' },
  date: { sv: 'Datum', en: 'Date' },
  arrival: { sv: 'Ankomst', en: 'Arrival' },
  departure: { sv: 'Avresa', en: 'Departure' },
  nights: { sv: 'Antal nätter', en: 'Number of nights' },
  guests: { sv: 'Antal personer', en: 'Number of guests' },
  participants: { sv: 'Antal deltagare', en: 'Number of participants' },
  rooms: { sv: 'Behöver rum', en: 'Rooms needed' },
  meals: { sv: 'Måltider', en: 'Meals' },
  spa: { sv: 'Spa', en: 'Spa' },
  activity: { sv: 'Aktivitet', en: 'Activity' },
} as const satisfies Words
