import { hours, packagePrices, packageTerms, spa } from '../facts'
import {
  addOns,
  bookTreatmentsAhead,
  daySpaPriceText,
  fromPerNight,
  perNightWithVat,
  programme,
  standardTimes,
  stay,
} from './building-blocks'
import type { PackageOffer } from './package-offer'

export const weekendPackage: PackageOffer = {
  id: 3,
  title: { sv: 'Weekendpaket', en: 'Weekend package' },
  category: 'weekend',
  featured: true,
  picture: 'room-balcony-view',
  summary: {
    sv: 'Middag den första kvällen, frukost den andra morgonen och bastun varm däremellan.',
    en: 'Dinner the first evening, breakfast the second morning, and a hot sauna in between.',
  },
  description: {
    sv: 'Kom när arbetsveckan är slut. Middagen och frukosten är med i priset, bastun är varm hela natten och ingen väntar på dig förrän vid utcheckningen.',
    en: 'Come when the working week is over. Dinner and breakfast are in the price, the sauna is hot all night and nobody expects you until check-out.',
  },
  price: fromPerNight(packagePrices.weekend),
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax, stay.wifi],
  days: [
    [programme.checkIn, programme.pool, programme.dinner],
    [programme.weekendBreakfast, programme.checkOut],
  ],
  times: standardTimes,
  terms: [perNightWithVat],
  addOns: [addOns.massage, addOns.foot, addOns.pet],
  addOnNote: bookTreatmentsAhead,
}

export const lovelyFriday: PackageOffer = {
  id: 104,
  title: { sv: 'Härliga fredag', en: 'Lovely Friday' },
  category: 'weekend',
  picture: 'food-charcuterie',
  summary: {
    sv: 'Fredagsmiddag hos oss, lördagsfrukost utan väckarklocka.',
    en: 'Friday dinner with us, Saturday breakfast without an alarm clock.',
  },
  description: {
    sv: `En natt som börjar på fredagen. Rummet är klart ${hours.checkIn}, middagen är med och på lördagen står frukosten framme till ${hours.breakfast.weekends.to}.`,
    en: `One night, starting on the Friday. The room is ready at ${hours.checkIn}, dinner is included, and on Saturday breakfast is out until ${hours.breakfast.weekends.to}.`,
  },
  price: fromPerNight(packagePrices.lovelyFriday),
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax, stay.wifi],
  days: [
    [programme.checkIn, programme.pool, programme.dinner],
    [programme.weekendBreakfast, programme.checkOut],
  ],
  times: standardTimes,
  terms: [perNightWithVat],
  addOns: [addOns.massage, addOns.infrared, addOns.pet],
  addOnNote: bookTreatmentsAhead,
}

export const leisure: PackageOffer = {
  id: 302,
  title: { sv: 'Leisure', en: 'Leisure' },
  category: 'experience',
  featured: true,
  picture: 'room-window-seat',
  summary: {
    sv: 'En natt utan program: middag, frukost och relaxen så länge du vill.',
    en: 'A night with nothing planned: dinner, breakfast and the relax for as long as you like.',
  },
  description: {
    sv: 'Rum, middag och frukost. Resten av dygnet är ditt: poolen och bastun är öppna för dig som bor här, och utanför ligger fjället.',
    en: 'A room, dinner and breakfast. The rest of the day is yours: pool and sauna are open to overnight guests, and outside lies the mountain.',
  },
  price: fromPerNight(packagePrices.leisure),
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax, stay.wifi],
  days: [
    [programme.checkIn, programme.pool, programme.dinner],
    [programme.anyBreakfast, programme.checkOut],
  ],
  times: standardTimes,
  terms: [perNightWithVat],
  addOns: [addOns.massage, addOns.aroma, addOns.pet],
  addOnNote: bookTreatmentsAhead,
}

const { seniorAge, seniorMinimumNights } = packageTerms

export const senior: PackageOffer = {
  id: 8,
  title: { sv: `Seniorpaket ${seniorAge}+`, en: `Senior package ${seniorAge}+` },
  category: 'senior',
  picture: 'activity-senior-walk',
  summary: {
    sv: 'Mitt i veckan, måndag till onsdag eller onsdag till fredag.',
    en: 'Midweek: Monday to Wednesday, or Wednesday to Friday.',
  },
  description: {
    sv: `För dig som har fyllt ${seniorAge}. Minst ${seniorMinimumNights} nätter mitt i veckan, med en hel dag emellan som ingen annan har planerat.`,
    en: `For guests aged ${seniorAge} and over. At least ${seniorMinimumNights} nights in the middle of the week, with a whole day in between that nobody else has planned.`,
  },
  price: {
    sv: { kronor: packagePrices.senior, from: false, per: 'person' },
    en: { kronor: packagePrices.senior, from: false, per: 'person' },
  },
  includes: [
    { sv: `Minst ${seniorMinimumNights} övernattningar`, en: `At least ${seniorMinimumNights} nights` },
    stay.dinnerAndBreakfast,
    stay.relax,
    stay.wifi,
  ],
  days: [
    [programme.checkIn, programme.pool, programme.dinner],
    [
      programme.weekdayBreakfast,
      { activity: { sv: 'Dagen är din', en: 'The day is yours' } },
      programme.dinner,
    ],
    [programme.weekdayBreakfast, programme.checkOut],
  ],
  times: standardTimes,
  terms: [
    {
      sv: 'Priset gäller per person, inklusive moms.',
      en: 'The price is per person, including VAT.',
    },
    {
      sv: `Minst ${seniorMinimumNights} nätter, måndag–onsdag eller onsdag–fredag.`,
      en: `Minimum ${seniorMinimumNights} nights, Monday–Wednesday or Wednesday–Friday.`,
    },
  ],
  addOns: [addOns.massage, addOns.foot, addOns.infrared],
  addOnNote: bookTreatmentsAhead,
}

export const spaWeekend: PackageOffer = {
  id: 1,
  title: { sv: 'Spa weekend', en: 'Spa weekend' },
  category: 'relax',
  picture: 'hero-hot-pool-stars',
  priceText: daySpaPriceText,
  summary: {
    sv: `Pool på ${spa.poolDegrees} grader, bastu på ${spa.saunaDegrees} och en natt mellan doppen.`,
    en: `A pool at ${spa.poolDegrees} degrees, a sauna at ${spa.saunaDegrees}, and a night between the dips.`,
  },
  description: {
    sv: `En helg som mest handlar om värme. Relaxavdelningen är öppen dygnet runt för dig som bor här, och behandlingarna väljer du själv bland ${spa.treatmentCount}.`,
    en: `A weekend mostly about warmth. The relax department is open around the clock for overnight guests, and you choose your treatments from ${spa.treatmentCount}.`,
  },
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax, stay.wifi],
  days: [
    [programme.checkIn, programme.pool, programme.dinner],
    [programme.weekendBreakfast, programme.checkOut],
  ],
  times: standardTimes,
  terms: [perNightWithVat],
  addOns: [addOns.massage, addOns.longMassage, addOns.aroma, addOns.facial, addOns.foot, addOns.infrared],
  addOnNote: bookTreatmentsAhead,
}
