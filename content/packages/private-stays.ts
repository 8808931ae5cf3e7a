import { formatCount } from '@/lib/i18n/count'
import { hours, packagePrices, packageTerms, packageWeekdays, spa } from '../facts'
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
    sv: 'Middag på kvällen, frukost nästa morgon och en varm bastu däremellan.',
    en: 'Dinner in the evening, breakfast the next morning and a hot sauna in between.',
  },
  description: {
    sv: 'Kom när arbetsveckan är slut. Middag och frukost ingår, relaxen är öppen hela natten och ingen väntar sig något av dig förrän vid utcheckningen.',
    en: 'Come when the working week is over. Dinner and breakfast are included, the spa is open all night, and nobody expects anything of you until check-out.',
  },
  price: fromPerNight(packagePrices.weekend),
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax],
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
  weekdays: packageWeekdays.lovelyFriday,
  picture: 'food-charcuterie',
  summary: {
    sv: 'Fredagsmiddag hos oss, lördagsfrukost utan väckarklocka.',
    en: 'Friday dinner with us, Saturday breakfast without an alarm clock.',
  },
  description: {
    sv: `Kom på fredagen. Rummet är klart från ${hours.checkIn}, middagen ingår och lördagsfrukosten står framme till ${hours.breakfast.weekends.to}.`,
    en: `Arrive on Friday. Your room is ready from ${hours.checkIn}, dinner is included, and breakfast is out until ${hours.breakfast.weekends.to} on Saturday.`,
  },
  price: fromPerNight(packagePrices.lovelyFriday),
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax],
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
    sv: 'En natt att göra vad du vill med: middag, frukost och relaxen så länge du orkar.',
    en: 'A night to spend as you please: dinner, breakfast, and pool and sauna for as long as you like.',
  },
  description: {
    sv: 'Rum, middag och frukost. Resten av dygnet är ditt: pool och bastu är öppna dygnet runt, och utanför börjar fjället.',
    en: 'A room, dinner and breakfast. The rest of the day is yours: the pool and sauna are open round the clock, and the mountain starts outside.',
  },
  price: fromPerNight(packagePrices.leisure),
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax],
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
  weekdays: packageWeekdays.senior,
  picture: 'activity-senior-walk',
  summary: {
    sv: 'Mitt i veckan, måndag till onsdag eller onsdag till fredag.',
    en: 'Midweek: Monday to Wednesday, or Wednesday to Friday.',
  },
  description: {
    sv: `För dig som har fyllt ${seniorAge}. Minst ${formatCount(seniorMinimumNights, 'sv')} nätter mitt i veckan, med en hel dag emellan som ingen annan har planerat.`,
    en: `For guests aged ${seniorAge} and over. At least ${formatCount(seniorMinimumNights, 'en')} nights midweek, with a whole day in between that nobody else has planned.`,
  },
  price: {
    sv: { kronor: packagePrices.senior, from: false, per: 'person' },
    en: { kronor: packagePrices.senior, from: false, per: 'person' },
  },
  includes: [
    {
      sv: `Minst ${formatCount(seniorMinimumNights, 'sv')} övernattningar`,
      en: `At least ${formatCount(seniorMinimumNights, 'en')} nights`,
    },
    stay.dinnerAndBreakfast,
    stay.relax,
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
      sv: 'Priset gäller per person, inklusive moms. Vill du stanna mer än två nätter? Fråga oss om priset.',
      en: 'The price is per person, including VAT. Ask us for the price if you’d like more than two nights.',
    },
    {
      sv: `Minst ${formatCount(seniorMinimumNights, 'sv')} nätter, måndag–onsdag eller onsdag–fredag.`,
      en: `At least ${formatCount(seniorMinimumNights, 'en')} nights, Monday–Wednesday or Wednesday–Friday.`,
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
    sv: `En helg som mest handlar om värme. Relaxavdelningen är öppen dygnet runt för dig som bor här, och du väljer själv bland ${formatCount(spa.treatmentCount, 'sv')} behandlingar, som du bokar till.`,
    en: `A weekend that’s mostly about keeping warm. The spa is open round the clock for hotel guests, and there are ${formatCount(spa.treatmentCount, 'en')} treatments to choose from, booked as extras.`,
  },
  includes: [stay.night, stay.dinnerAndBreakfast, stay.relax],
  days: [
    [programme.checkIn, programme.pool, programme.dinner],
    [programme.weekendBreakfast, programme.checkOut],
  ],
  times: standardTimes,
  terms: [],
  addOns: [addOns.massage, addOns.longMassage, addOns.aroma, addOns.facial, addOns.foot, addOns.infrared],
  addOnNote: bookTreatmentsAhead,
}
