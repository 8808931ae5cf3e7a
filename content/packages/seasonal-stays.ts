import { daysLeft, otherYear } from '@/lib/dates/offers'
import { formatDates, formatDays } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { christmas, foodEvents, hours, packagePrices } from '../facts'
import {
  addOns,
  bookTreatmentsAhead,
  fromPerNight,
  perNightWithVat,
  programme,
  retreatIncludes,
  standardTimes,
  stay,
} from './building-blocks'
import type { PackageOffer } from './package-offer'

const retreatDays = (locale: Locale) => formatDays(foodEvents.retreat, locale, 'numeric')

/** From 1 for Monday to 7 for Sunday. */
function weekdayOf(isoDate: string): number {
  return new Date(isoDate).getUTCDay() || 7
}

/** Only the Swedish list has it. */
export const autumnRetreat: PackageOffer = {
  id: 303,
  title: { sv: 'Höstretreat', en: 'Autumn retreat' },
  category: 'weekend',
  onlyIn: 'sv',
  dated: foodEvents.retreat,
  weekdays: [{ from: weekdayOf(foodEvents.retreat.from), to: weekdayOf(foodEvents.retreat.to) }],
  picture: 'hero-first-snow-birches',
  summary: {
    sv: `Fredag till söndag ${retreatDays('sv')}, när ljuset är lågt och bastun varm.`,
    en: `Friday to Sunday, ${retreatDays('en')}: low light and a hot sauna.`,
  },
  description: {
    sv: `Två nätter, två middagar och ingen brådska emellan. Du checkar in på fredagen från ${hours.retreatCheckIn} och ut på söndagen senast ${hours.retreatCheckOut}.`,
    en: `Two nights, two dinners and no hurry in between. Check in from ${hours.retreatCheckIn} on Friday and out by ${hours.retreatCheckOut} on Sunday.`,
  },
  price: {
    sv: { kronor: packagePrices.autumnRetreatPerPerson, from: false, per: 'person' },
    en: { kronor: packagePrices.autumnRetreatPerPerson, from: false, per: 'person' },
  },
  includes: retreatIncludes,
  days: [
    [{ ...programme.checkIn, time: hours.retreatCheckIn }, programme.pool, programme.dinner],
    [programme.weekendBreakfast, programme.pool, programme.dinner],
    [programme.weekendBreakfast, { ...programme.checkOut, time: hours.retreatCheckOut }],
  ],
  times: [
    { label: { sv: 'Incheckning fredag från', en: 'Check-in Friday from' }, value: hours.retreatCheckIn },
    { label: { sv: 'Utcheckning söndag senast', en: 'Check-out Sunday by' }, value: hours.retreatCheckOut },
  ],
  terms: [{ sv: 'Priset gäller per person, inklusive moms.', en: 'The price is per person, including VAT.' }],
  addOns: [addOns.massage, addOns.aroma, addOns.infrared],
  addOnNote: bookTreatmentsAhead,
}

/** On the dates of the Christmas buffet that are left. */
export function christmasPackage(day: string): PackageOffer {
  const evenings = daysLeft(christmas.buffet.dates, day)
  const christmasDates = (locale: Locale) =>
    formatDates(evenings, locale, otherYear({ from: christmas.buffet.dates[0] }, day))
  return {
    id: 304,
    dated: { from: christmas.buffet.dates[0], to: christmas.buffet.dates[2] },
    dates: christmas.buffet.dates,
    title: { sv: 'Julpaket', en: 'Christmas package' },
    category: 'experience',
    weekdays: [...new Set(evenings.map(weekdayOf))].sort().map((weekday) => ({ from: weekday, to: weekday })),
    picture: 'food-christmas-buffet',
    summary: {
      sv: `Ett rum när julbordet dukas: ${christmasDates('sv')}.`,
      en: `A room on the dates of the Christmas buffet: ${christmasDates('en')}.`,
    },
    description: {
      sv: 'Middag och frukost ingår. Ring receptionen innan du bokar, så får du veta om middagen är julbordet eller om det kostar extra.',
      en: 'Dinner and breakfast are included. Call reception before you book, and they’ll tell you whether dinner is the Christmas buffet or the buffet costs extra.',
    },
    price: fromPerNight(packagePrices.christmas),
    includes: [stay.night, stay.dinnerAndBreakfast, stay.relax],
    days: [
      [programme.checkIn, programme.pool, programme.dinner],
      [programme.weekendBreakfast, programme.checkOut],
    ],
    times: standardTimes,
    terms: [
      perNightWithVat,
      { sv: `Gäller ${christmasDates('sv')}.`, en: `Available on ${christmasDates('en')}.` },
    ],
    addOns: [addOns.massage, addOns.foot, addOns.pet],
    addOnNote: bookTreatmentsAhead,
  }
}
