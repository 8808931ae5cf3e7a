import { isOffered } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatDates, formatDays, formatPrice } from '@/lib/i18n/format'
import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { business, businessPlus } from './packages/business-stays'
import { dayConference, spaForADay } from './packages/day-packages'
import type { PackageCategory, PackageOffer, WeekdaySpan } from './packages/package-offer'
import { leisure, lovelyFriday, senior, spaWeekend, weekendPackage } from './packages/private-stays'
import { autumnRetreat, christmasPackage } from './packages/seasonal-stays'
import { findPicture, type PictureInfo } from './pictures'
import { bookingEngine } from './venue'

/** A package in one language, ready to be shown. */
export interface HotelPackage {
  id: number
  title: string
  /** Id of its card on /paketerbjudanden. */
  anchor: string
  /** Ids of the same card in the other languages, so that a shared link survives a change of language. */
  otherAnchors: readonly string[]
  category: PackageCategory
  weekdays?: readonly WeekdaySpan[]
  picture: PictureInfo
  summary: string
  description: string
  /** Undefined where guests are asked to contact the hotel for the price. */
  price?: { from: boolean; kronor: number; amount: string; per: 'night' | 'person' }
  /** In place of a price. */
  priceText?: string
  includes: readonly string[]
  days: readonly (readonly { time?: string; activity: string }[])[]
  times: readonly { label: string; value: string }[]
  terms: readonly string[]
  addOns: readonly { name: string; description?: string; price?: string }[]
  addOnNote?: string
  /** Address of the booking engine; undefined where the package is asked for in the inquiry. */
  bookingUrl?: string
}

/** Every package, in the order of the lists. */
export const packageOffers = (day = today()): readonly PackageOffer[] => [
  weekendPackage,
  spaWeekend,
  lovelyFriday,
  dayConference,
  senior,
  leisure,
  spaForADay,
  businessPlus,
  business,
  autumnRetreat,
  christmasPackage(day),
]

/** The page's name in the breadcrumbs. */
export const packagesCrumb: Localized = { sv: 'Paket', en: 'Packages' }

/** What the prices mean, in the page's hero. */
export const packagesLead: Localized = {
  sv: 'En helg, ett par nätter mitt i veckan eller bara en eftermiddag i poolen. Om inget annat står är priset per natt, inklusive moms; konferenspriser anges utan moms.',
  en: 'A weekend, a couple of nights midweek or just an afternoon in the pool. Unless stated otherwise, prices are per night and include VAT; conference prices exclude it.',
}

/** The packages of one language's list that can be booked: eleven in Swedish, ten in English, fewer after the season. */
export function packagesFor(locale: Locale, day = today()): HotelPackage[] {
  return offersIn(locale, day).map((offer) => translate(offer, locale))
}

/** The packages that the home page shows; spa packages are not among them. */
export function featuredPackages(locale: Locale, day = today()): HotelPackage[] {
  return offersIn(locale, day)
    .filter(({ featured }) => featured)
    .map((offer) => translate(offer, locale))
}

/** The anchor of a package: its title in lower case with hyphens, å and ä as a, ö as o. */
export function packageAnchor(title: string): string {
  return title.toLowerCase().replace(/\s+/g, '-').replace(/[åä]/g, 'a').replace(/ö/g, 'o')
}

function offersIn(locale: Locale, day: string): PackageOffer[] {
  return packageOffers(day).filter(
    ({ onlyIn, dated }) => (onlyIn ?? locale) === locale && (!dated || isOffered(dated, day)),
  )
}

/** A package that can no longer be booked. Its card's anchors stay, for links that were shared. */
export interface PastPackage {
  anchors: readonly string[]
  /** One sentence that says what it was and when. */
  text: string
}

export function pastPackages(locale: Locale, day = today()): PastPackage[] {
  return packageOffers(day).flatMap(({ title, dated, dates, onlyIn }) => {
    if ((onlyIn ?? locale) !== locale || !dated || isOffered(dated, day)) return []
    const days = dates ? formatDates(dates, locale, 'numeric') : formatDays(dated, locale, 'numeric')
    return {
      anchors: [...new Set(locales.map((language) => packageAnchor(title[language])))],
      text: {
        sv: `${title.sv} gällde ${days} och går inte längre att boka.`,
        en: `${title.en} was for ${days} and can’t be booked any more.`,
      }[locale],
    }
  })
}

function translate(offer: PackageOffer, locale: Locale): HotelPackage {
  const anchor = packageAnchor(offer.title[locale])
  const anchors = locales.map((language) => packageAnchor(offer.title[language]))
  const price = offer.price?.[locale]
  return {
    id: offer.id,
    title: offer.title[locale],
    anchor,
    otherAnchors: anchors.filter((other) => other !== anchor),
    category: offer.category,
    weekdays: offer.weekdays,
    picture: findPicture(offer.picture),
    summary: offer.summary[locale],
    description: offer.description[locale],
    price: price && { ...price, amount: formatPrice(price.kronor, locale) },
    priceText: offer.priceText?.[locale],
    includes: offer.includes.map((item) => item[locale]),
    days: offer.days.map((lines) =>
      lines.map(({ time, activity }) => ({ time, activity: activity[locale] })),
    ),
    times: offer.times.map(({ label, value }) => ({ label: label[locale], value })),
    terms: offer.terms.map((term) => term[locale]),
    addOns: offer.addOns.map(({ name, description, price: cost }) => ({
      name: name[locale],
      description: description?.[locale],
      price: cost?.[locale],
    })),
    addOnNote: offer.addOnNote?.[locale],
    bookingUrl: offer.isByInquiry ? undefined : bookingEngine.package(offer.id),
  }
}
