import type { Dated } from '@/lib/dates/offers'
import type { Locale, Localized } from '@/lib/i18n/locales'

/** `experience` has no button of its own: its packages are shown under "all". */
export type PackageCategory = 'relax' | 'weekend' | 'conference' | 'business' | 'senior' | 'experience'

/** A stated price. Where the hotel asks guests to get in touch instead, the package has none. */
export interface StatedPrice {
  /** Whole kronor, VAT included. */
  kronor: number
  /** True if it is the lowest of several. */
  from: boolean
  per: 'night' | 'person'
}

/** One line of a day's programme. */
export interface ProgrammeLine {
  /** Hour or span; some things have no fixed time. */
  time?: string
  activity: Localized
}

/** Something that can be added to a package. */
export interface AddOn {
  name: Localized
  description?: Localized
  price?: Localized
}

/** Days of the week, from 1 for Monday to 7 for Sunday. */
export interface WeekdaySpan {
  from: number
  to: number
}

/** A package as the hotel describes it, in every language. */
export interface PackageOffer {
  id: number
  title: Localized
  category: PackageCategory
  /** The days it is for; it is offered at any time without. */
  dated?: Dated
  /** Its dates, where it is not for all days from the first to the last. */
  dates?: readonly string[]
  /** The days of the week that it is bound to. */
  weekdays?: readonly WeekdaySpan[]
  /** Shown on the home page. */
  featured?: true
  /** The only language that lists it; both by default. */
  onlyIn?: Locale
  /** Name of a picture in content/pictures. */
  picture: string
  /** One sentence for the card. */
  summary: Localized
  description: Localized
  price?: Localized<StatedPrice>
  /** True where it is asked for in the inquiry, not booked at the booking engine. */
  isByInquiry?: true
  /** In place of a price. */
  priceText?: Localized
  includes: readonly Localized[]
  /** One programme for each day. */
  days: readonly (readonly ProgrammeLine[])[]
  /** Check-in and check-out, or the hours of a package for the day. */
  times: readonly { label: Localized; value: string }[]
  terms: readonly Localized[]
  addOns: readonly AddOn[]
  /** What to know before adding something. */
  addOnNote?: Localized
}
