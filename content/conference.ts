import { MIDNIGHT, toHour } from '../lib/dates/hours.ts'
import { formatHours } from '../lib/i18n/format.ts'
import { localize, type Localized } from '../lib/i18n/locales.ts'
import { hours } from './facts.ts'
import { phoneLink } from './phone.ts'
import type { PictureName } from './pictures.ts'
import { conferenceEmailLink } from './venue.ts'

export const conferenceContact: Localized = {
  sv: `Ni når oss på ${conferenceEmailLink} och ${phoneLink.sv}.`,
  en: `You can reach us at ${conferenceEmailLink} and on ${phoneLink.en}.`,
}

/** A way to hold a conference: a package with fixed hours, or hours of the group's own. */
interface Offer {
  title: Localized
  text: Localized
  /** In words. */
  hours: Localized
  /** The link to the planner. */
  plan: Localized
  picture: PictureName
}

const { fromDayOne, toDayTwo } = hours.lunchToLunch

/** Their keys are words of URLs. */
export const conferenceOffers = {
  day: {
    title: { sv: 'Dags\u00ADkonferens', en: 'Day conference' },
    text: {
      sv: 'En arbetsdag, och hem till middag. Ni väljer måltider och teknik i förfrågan.',
      en: 'One working day, and home in time for dinner. Choose meals and equipment in your enquiry.',
    },
    hours: localize(() => formatHours(hours.dayConference)),
    plan: { sv: 'Planera en dag', en: 'Plan a day' },
    picture: 'meeting-conference',
  },
  lunchToLunch: {
    title: { sv: 'Lunch till lunch', en: 'Lunch to lunch' },
    text: {
      sv: 'Börja den ena dagen, sov på saken och sluta den andra.',
      en: 'Start one day, sleep on it, and finish the next.',
    },
    hours: {
      sv: `${fromDayOne} till ${toDayTwo} dagen därpå`,
      en: `${fromDayOne} to ${toDayTwo} the next day`,
    },
    plan: { sv: 'Planera lunch till lunch', en: 'Plan lunch to lunch' },
    picture: 'meeting-lunch-to-lunch',
  },
  tailored: {
    title: { sv: 'Skräddarsytt', en: 'Tailor-made' },
    text: {
      sv: 'Passar paketen inte sätter vi ihop ett eget åt er: två dagar i följd, en förmiddag för styrelsen, en vandring mitt i budgeten. Skriv vad mötet ska leda till, så föreslår vi ett upplägg.',
      en: 'If neither package fits, we’ll put one together for you: two days running, a morning for the board, a hike in the middle of the budget. Tell us what the meeting should lead to and we’ll suggest a plan.',
    },
    hours: { sv: 'era egna tider', en: 'your own hours' },
    plan: { sv: 'Planera ett eget upplägg', en: 'Plan it your own way' },
    picture: 'venue-forest-hut',
  },
} satisfies Record<string, Offer>

export type Arrangement = keyof typeof conferenceOffers
export const arrangements = Object.keys(conferenceOffers) as Arrangement[]

/** When a package begins and ends, in hours after midnight of the first day; the second day's noon is 36. */
export const packageHours = {
  day: { start: toHour(hours.dayConference.from), end: toHour(hours.dayConference.to) },
  lunchToLunch: { start: toHour(fromDayOne), end: MIDNIGHT + toHour(toDayTwo) },
}
