import { formatHours, formatPrice, PER_PERSON } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import { conference, hours, rooms, spa } from '../facts'
import { venue } from '../venue'
import type { AddOn, PackageOffer, ProgrammeLine, StatedPrice } from './package-offer'

/** A "from" price per night, including VAT. */
export function fromPerNight(kronor: number): Localized<StatedPrice> {
  const price: StatedPrice = { kronor, from: true, per: 'night' }
  return { sv: price, en: price }
}

export const perNightWithVat: Localized = {
  sv: `Priset gäller per natt, inklusive moms. Är ni två eller fler? Ring ${venue.phone.display.sv}, så får du totalpriset innan du bokar.`,
  en: `The price is per night, including VAT. For two or more, call ${venue.phone.display.en} for the total before you book.`,
}

/** What belongs to a stay. Only private guests have dinner included. */
export const stay = {
  night: { sv: 'Övernattning', en: 'Overnight stay' },
  breakfast: { sv: 'Frukost', en: 'Breakfast' },
  dinnerAndBreakfast: { sv: 'Middag och frukost', en: 'Dinner and breakfast' },
  relax: { sv: 'Relaxavdelningen, dygnet runt', en: 'The spa, round the clock' },
  wifi: { sv: 'Wifi', en: 'Wi-Fi' },
} satisfies Record<string, Localized>

/** The autumn retreat, wherever it is offered. */
export const retreatIncludes: readonly Localized[] = [
  { sv: 'Övernattning fredag till söndag', en: 'Overnight stay, Friday to Sunday' },
  stay.dinnerAndBreakfast,
  stay.relax,
  stay.wifi,
]

/** Standard check-in and check-out. */
export const standardTimes: PackageOffer['times'] = [
  { label: { sv: 'Incheckning från', en: 'Check-in from' }, value: hours.checkIn },
  { label: { sv: 'Utcheckning senast', en: 'Check-out by' }, value: hours.checkOut },
]

const pool: Localized = {
  sv: `Pool på ${spa.poolDegrees}° och bastu på ${spa.saunaDegrees}°`,
  en: `Pool at ${spa.poolDegrees}° and sauna at ${spa.saunaDegrees}°`,
}

function breakfast({ from, to }: { from: string; to: string }): ProgrammeLine {
  return { time: from, activity: { sv: `Frukost till ${to}`, en: `Breakfast until ${to}` } }
}

/** Lines that programmes share. */
export const programme = {
  checkIn: { time: hours.checkIn, activity: { sv: 'Incheckning', en: 'Check-in' } },
  checkOut: { time: hours.checkOut, activity: { sv: 'Utcheckning', en: 'Check-out' } },
  pool: { activity: pool },
  dinner: { activity: { sv: 'Middag', en: 'Dinner' } },
  weekendBreakfast: breakfast(hours.breakfast.weekends),
  weekdayBreakfast: breakfast(hours.breakfast.weekdays),
  anyBreakfast: {
    activity: {
      sv: `Frukost, vardagar ${formatHours(hours.breakfast.weekdays)}, helger ${formatHours(hours.breakfast.weekends)}`,
      en: `Breakfast, weekdays ${formatHours(hours.breakfast.weekdays)}, weekends ${formatHours(hours.breakfast.weekends)}`,
    },
  },
} satisfies Record<string, ProgrammeLine>

function priced(name: Localized, kronor: number, description: Localized, isFrom = false): AddOn {
  return {
    name,
    description,
    price: {
      sv: formatPrice(kronor, 'sv', { isFrom }),
      en: formatPrice(kronor, 'en', { isFrom }),
    },
  }
}

function treatment(name: Localized, { minutes, price }: { minutes: number; price: number }): AddOn {
  return priced(name, price, { sv: `${minutes} minuter`, en: `${minutes} minutes` })
}

const { classicMassage, aromaMassage, facial, footTreatment, infraredHeat } = spa.treatments

/** What can be added, with the prices of the spa, the rooms and the conference. */
export const addOns = {
  massage: treatment({ sv: 'Klassisk massage', en: 'Classic massage' }, classicMassage[0]),
  longMassage: treatment({ sv: 'Klassisk massage', en: 'Classic massage' }, classicMassage[1]),
  aroma: treatment({ sv: 'Aromamassage', en: 'Aroma massage' }, aromaMassage[0]),
  facial: treatment({ sv: 'Ansiktsbehandling', en: 'Facial' }, facial[0]),
  foot: treatment({ sv: 'Fotbehandling', en: 'Foot treatment' }, footTreatment[0]),
  infrared: treatment({ sv: 'Infraröd värme', en: 'Infrared heat' }, infraredHeat[0]),
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

/** In place of a price, in the spa packages. */
export const daySpaPriceText: Localized = {
  sv: `kontakta oss för pris, dagsbesök från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')}`,
  en: `contact us for pricing, day visits from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')}`,
}

export const bookTreatmentsAhead: Localized = {
  sv: 'Boka behandlingar senast en vecka före ankomst.',
  en: 'Please book treatments at least a week before you arrive.',
}
