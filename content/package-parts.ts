import type { Dated } from '../lib/dates/offers.ts'
import type { Weekdays } from '../lib/dates/own-days.ts'
import { formatWeekdays, groupHours } from '../lib/dates/weekdays.ts'
import { formatHours, formatPrice, PER_PERSON } from '../lib/i18n/format.ts'
import { type Locale, localize, type Localized, textIn } from '../lib/i18n/locales.ts'
import { removeSoftHyphens } from '../lib/i18n/soft-hyphens.ts'
import type { ViewOf } from '../lib/routes/views.ts'
import { conference, hours, packageDays, rooms, spa } from './facts.ts'
import type { PackageType } from './inquiry-choices.ts'
import type { PictureName } from './pictures.ts'
import { findTreatment, type Treatment, treatments } from './relax.ts'

/** `experience` has no filter: its packages show under "all". */
type PackageCategory = ViewOf<'/paketerbjudanden'> | 'experience'

export interface PackagePrice {
  /** Whole kronor, VAT included. */
  kronor: number
  /** A price per night is the lowest of several. */
  per: 'night' | 'person'
  /** Whether it is the lowest of several, where it is not per night. */
  isFrom?: true
  note?: Localized
}

interface ProgrammeLine {
  /** Hour or span; some things have no fixed time. */
  time?: string
  activity: Localized
}

interface AddOn {
  name: Localized
  description?: Localized
  price?: Localized
}

export interface HotelPackage {
  /** Its id at the booking engine, too. */
  id: number
  title: Localized
  /** The filter that shows it. */
  category: PackageCategory
  picture: PictureName
  /** One sentence for the card. */
  summary: Localized
  description: Localized
  /** A text where guests are asked to contact the hotel. */
  price: PackagePrice | Localized
  includes: readonly Localized[]
  /** One programme for each day; none for a package of some hours. */
  days: readonly (readonly ProgrammeLine[])[]
  /** Check-in and check-out, or the hours of a package for the day. */
  times: readonly { label: Localized; value: string }[]
  terms: readonly Localized[]
  addOns: readonly AddOn[]
  /** What to know before adding something. */
  addOnNote?: Localized
  /** What to ask before booking, on a button to the inquiry. */
  question?: Localized
  /** The choice of the inquiry form that stands for it. */
  packageType?: PackageType
  isFeatured?: true
  /** The only locale that lists it; both by default. */
  onlyIn?: Locale
  /** The days that it is for; without them it is always offered. */
  dated?: Dated
  /** Its dates, where it is not for all days from the first to the last. */
  dates?: readonly string[]
  /** The days of the week that it is bound to. */
  weekdays?: readonly Weekdays[]
}

export const perNight = (kronor: number): PackagePrice => ({ kronor, per: 'night' })

export const perPerson = (kronor: number): PackagePrice => ({ kronor, per: 'person' })

const perNightWithVat: Localized = {
  sv: 'Priset gäller per natt, inklusive moms.',
  en: 'The price is per night, including VAT.',
}

export const priceOnRequest: Localized = { sv: 'kontakta oss för pris', en: 'contact us for pricing' }

export const daySpaPrice: Localized = {
  sv: `${priceOnRequest.sv}, dagsbesök från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')}`,
  en: `${priceOnRequest.en}, day visits from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')}`,
}

export const askForPrice: Localized = { sv: 'Fråga om priset', en: 'Ask about the price' }

/** What belongs to a stay. Only private guests have dinner included. */
export const stay = {
  night: { sv: 'Övernattning', en: 'Overnight stay' },
  breakfast: { sv: 'Frukost', en: 'Breakfast' },
  dinnerAndBreakfast: { sv: 'Middag och frukost', en: 'Dinner and breakfast' },
  relax: { sv: 'Spa', en: 'The spa' },
  wifi: { sv: 'Wifi', en: 'Wi-Fi' },
} satisfies Record<string, Localized>

const breakfastHours = groupHours(...Object.values(hours.breakfast))

const breakfast = (span?: { from: string; to: string }): ProgrammeLine => ({
  time: span && formatHours(span),
  activity: stay.breakfast,
})

export const programme = {
  checkIn: { time: hours.checkIn, activity: { sv: 'Incheckning', en: 'Check-in' } },
  checkOut: { time: hours.checkOut, activity: { sv: 'Utcheckning', en: 'Check-out' } },
  pool: {
    activity: {
      sv: `Pool på ${spa.poolDegrees}° och bastu på ${spa.saunaDegrees}°`,
      en: `Pool at ${spa.poolDegrees}° and sauna at ${spa.saunaDegrees}°`,
    },
  },
  dinner: { activity: { sv: 'Middag', en: 'Dinner' } },
  weekendBreakfast: breakfast(hours.breakfast.weekends),
  weekdayBreakfast: breakfast(hours.breakfast.weekdays),
  anyBreakfast: {
    activity: localize((locale) => `${textIn(stay.breakfast, locale)}, ${textIn(breakfastHours, locale)}`),
  },
} satisfies Record<string, ProgrammeLine>

const priced = (name: Localized, kronor: number, description: Localized, isFrom = false): AddOn => ({
  name,
  description,
  price: localize((locale) => formatPrice(kronor, locale, { isFrom })),
})

const inLength = ({ title }: Treatment, { minutes, price }: Treatment['options'][number]): AddOn =>
  priced(
    localize((locale) => removeSoftHyphens(textIn(title, locale))),
    price,
    { sv: `${minutes} minuter`, en: `${minutes} minutes` },
  )

const treatment = (id: Treatment['id']): AddOn => inLength(findTreatment(id), spa.treatments[id][0])

/** Every treatment in its shortest length, the classic massage in both. */
export const spaAddOns: readonly AddOn[] = treatments.flatMap((one) =>
  one.id === 'classicMassage' ? one.options.map((length) => inLength(one, length)) : treatment(one.id),
)

/** What can be added, with the prices of the spa, the rooms and the conference. */
export const addOns = {
  massage: treatment('classicMassage'),
  aroma: treatment('aromaMassage'),
  foot: treatment('footTreatment'),
  infrared: treatment('infraredHeat'),
  pet: priced({ sv: 'Husdjur', en: 'Pet' }, rooms.petFriendly.pricePerPet, {
    sv: 'per djur, i husdjursvänligt rum',
    en: 'per pet, in a pet-friendly room',
  }),
  tasting: priced(
    { sv: 'Dryckesprovning', en: 'Drinks tasting' },
    conference.teambuilding.drinkTastingFrom,
    PER_PERSON,
    true,
  ),
  quiz: priced({ sv: 'Quiz', en: 'Quiz' }, conference.teambuilding.groupActivity, PER_PERSON),
} satisfies Record<string, AddOn>

export const overnight = {
  // assumed: includes, days
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax],
  days: [
    [programme.checkIn, programme.pool, programme.dinner],
    [programme.weekendBreakfast, programme.checkOut],
  ],
  times: [
    { label: { sv: 'Incheckning från', en: 'Check-in from' }, value: hours.checkIn },
    { label: { sv: 'Utcheckning senast', en: 'Check-out by' }, value: hours.checkOut },
  ],
  terms: [perNightWithVat],
  addOnNote: {
    sv: 'Boka behandlingar senast en vecka före ankomst.',
    en: 'Please book treatments at least a week before you arrive.',
  },
} satisfies Partial<HotelPackage>

export const businessStay = {
  ...overnight,
  category: 'business',
  weekdays: [packageDays.business],
  // assumed: includes, days, addOns
  includes: [stay.night, stay.breakfast, stay.relax, stay.wifi],
  days: [
    [programme.checkIn, programme.pool],
    [programme.weekdayBreakfast, programme.checkOut],
  ],
  terms: [
    perNightWithVat,
    {
      sv: `Priset gäller ${formatWeekdays(packageDays.business, 'sv')}, inte helgdagar.`,
      en: `The price applies ${formatWeekdays(packageDays.business, 'en')}, excluding public holidays.`,
    },
  ],
  addOns: [addOns.massage, addOns.infrared, addOns.pet],
} satisfies Partial<HotelPackage>
