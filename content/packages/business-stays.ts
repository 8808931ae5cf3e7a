import type { Localized } from '@/lib/i18n/locales'
import { hours, packagePrices, packageWeekdays } from '../facts'
import { addOns, fromPerNight, perNightWithVat, programme, standardTimes, stay } from './building-blocks'
import type { PackageOffer } from './package-offer'

const weekdaysOnly: Localized = {
  sv: 'Priset gäller måndag–torsdag, inte helgdagar.',
  en: 'The price applies Monday–Thursday, excluding public holidays.',
}

/** What both business packages have in common. */
const businessStay = {
  category: 'business',
  weekdays: packageWeekdays.business,
  includes: [stay.night, stay.breakfast, stay.relax, stay.wifi],
  days: [
    [programme.checkIn, programme.pool],
    [programme.weekdayBreakfast, programme.checkOut],
  ],
  times: standardTimes,
  terms: [perNightWithVat, weekdaysOnly],
  addOns: [addOns.massage, addOns.infrared, addOns.pet],
} satisfies Partial<PackageOffer>

export const businessPlus: PackageOffer = {
  ...businessStay,
  id: 4,
  title: { sv: 'Business+', en: 'Business+' },
  picture: 'food-breakfast-buffet',
  summary: {
    sv: 'Rum, wifi, frukost och relaxen efter jobbet, måndag till torsdag.',
    en: 'Room, Wi-Fi, breakfast and the spa after work, Monday to Thursday.',
  },
  description: {
    sv: `För dig som reser i jobbet. Frukosten börjar ${hours.breakfast.weekdays.from} och relaxen är öppen dygnet runt. Undrar du vad som skiljer Business+ från Business? Ring receptionen innan du bokar.`,
    en: `For anyone travelling on business. Breakfast starts at ${hours.breakfast.weekdays.from} and the spa is open round the clock. Wondering how Business+ differs from Business? Call reception before you book.`,
  },
  price: fromPerNight(packagePrices.businessPlus),
}

export const business: PackageOffer = {
  ...businessStay,
  id: 5,
  title: { sv: 'Business', en: 'Business' },
  picture: 'room-standard',
  summary: {
    sv: `Rum, wifi och frukost från ${hours.breakfast.weekdays.from}, måndag till torsdag.`,
    en: `A room, Wi-Fi and breakfast from ${hours.breakfast.weekdays.from}, Monday to Thursday.`,
  },
  description: {
    sv: `För dig som reser i jobbet. Frukosten står framme från ${hours.breakfast.weekdays.from} och bastun är varm när du kommer tillbaka.`,
    en: `For anyone travelling for work. Breakfast is out from ${hours.breakfast.weekdays.from}, and the sauna is hot when you get back.`,
  },
  price: fromPerNight(packagePrices.business),
}
