import type { Locale, Localized } from '@/lib/i18n/locales'
import { formatHours, formatList, formatPrice } from '@/lib/i18n/format'
import { dayConferenceIncludes, type ConferencePackage } from './conference'
import { hotel, hours, menuPrices } from './facts'
import { venue } from './venue'

interface PlannerTexts {
  lead: string
  /** When each arrangement begins and ends. */
  hours: Readonly<Record<ConferencePackage | 'tailored', string>>
  ownHours: string
  withoutGuests: string
  people: (count: number) => string
  /** What stands beside prices; those that exclude VAT are the day conference’s. */
  vat: Readonly<Record<'excluded' | 'included' | 'unstated', string>>
  /** Why prices with different VAT are apart. */
  apart: string
  /** About a lunch in a package. */
  lunchInPackage: string
  dayIncludes: string
  groupSizes: string
  seating: string
  notes: {
    sharedRooms: string
    tooFew: (activity: string, least: number) => string
    outOfSeason: (activity: string, months: string) => string
  }
  /** The plan as lines of text, as reception reads it. */
  lines: {
    title: string
    meals: string
    activities: string
    rooms: string
    yes: string
    no: string
    nights: (count: number) => string
    onRequest: string
  }
}

const lunch = (locale: Locale) => formatPrice(menuPrices.lunch, locale)
const dayIncludes = (locale: Locale) =>
  formatList(
    dayConferenceIncludes.map((item) => item[locale]),
    locale,
  )
const email = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`
const { fromDayOne, toDayTwo } = hours.lunchToLunch

/** Copy of the conference planner, and the words of the plan that reception gets. */
export const plannerTexts: Localized<PlannerTexts> = {
  sv: {
    lead: 'Svara på en fråga eller på alla sex. Planen ändras medan ni väljer.',
    hours: {
      day: formatHours(hours.dayConference),
      lunchToLunch: `${fromDayOne} till ${toDayTwo} dagen därpå`,
      tailored: 'era egna tider',
    },
    ownHours: 'Tiderna bestämmer ni. Skriv dem i förfrågan.',
    withoutGuests: 'När ni skriver hur många ni är räknar vi på hela gruppen.',
    people: (count) => `${count} personer`,
    vat: {
      excluded: 'exklusive moms, kontakta oss för pris på er dag',
      included: 'inklusive moms',
      unstated: 'momsen står i vårt svar',
    },
    apart: 'Belopp med olika moms läggs inte ihop.',
    lunchInPackage: `I restaurangen kostar lunchen ${lunch('sv')} inklusive moms. I vårt svar står om den ingår i paketet.`,
    dayIncludes: `I dagspriset ingår ${dayIncludes('sv')}. Kontakta oss för pris på er dag: skicka planen som förfrågan eller mejla ${email}.`,
    groupSizes: 'Gruppstorlek och tid beror på aktiviteten, och momsen står i vårt svar.',
    seating:
      'Hur många rummet tar beror på hur ni vill sitta. Skriv det i förfrågan, så letar vi upp rätt rum.',
    notes: {
      sharedRooms: `Hotellet har ${hotel.roomCount} rum, så några av er får dela rum.`,
      tooFew: (activity, least) => `${activity}: riktmärket är minst ${least} personer.`,
      outOfSeason: (activity, months) => `${activity} går ${months}. Ert datum ligger utanför.`,
    },
    lines: {
      title: 'Plan från konferensplaneraren',
      meals: 'Måltider',
      activities: 'Aktiviteter',
      rooms: 'Rum',
      yes: 'ja',
      no: 'nej',
      nights: (count) => (count === 1 ? '1 natt' : `${count} nätter`),
      onRequest: 'Pris på förfrågan',
    },
  },
  en: {
    lead: 'Answer one question, or all six. The plan changes as you choose.',
    hours: {
      day: formatHours(hours.dayConference),
      lunchToLunch: `${fromDayOne} to ${toDayTwo} the next day`,
      tailored: 'your own hours',
    },
    ownHours: 'You set the hours. Tell us in your enquiry.',
    withoutGuests: 'Tell us how many of you there are and we’ll work it out for the whole group.',
    people: (count) => `${count} people`,
    vat: {
      excluded: 'excluding VAT, contact us for a price for your day',
      included: 'including VAT',
      unstated: 'our answer states the VAT',
    },
    apart: 'Amounts with different VAT aren’t added together.',
    lunchInPackage: `In the restaurant, lunch is ${lunch('en')} including VAT. We’ll tell you in our answer whether it’s part of the package.`,
    dayIncludes: `The price for the day includes ${dayIncludes('en')}. Contact us for a price for your day: send the plan as an enquiry or email ${email}.`,
    groupSizes: 'Group size and duration depend on the activity, and our answer states the VAT.',
    seating:
      'How many a room takes depends on how you want to sit. Tell us in your enquiry and we’ll find the right room.',
    notes: {
      sharedRooms: `The hotel has ${hotel.roomCount} rooms, so some of you will share.`,
      tooFew: (activity, least) => `${activity}: as a guideline, at least ${least} people.`,
      outOfSeason: (activity, months) => `${activity} runs ${months}. Your date falls outside that.`,
    },
    lines: {
      title: 'Plan from the conference planner',
      meals: 'Meals',
      activities: 'Activities',
      rooms: 'Rooms',
      yes: 'yes',
      no: 'no',
      nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
      onRequest: 'Price on request',
    },
  },
}
