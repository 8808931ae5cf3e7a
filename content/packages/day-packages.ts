import { formatHours, formatPrice } from '@/lib/i18n/format'
import { conference, hours, spa } from '../facts'
import { addOns, bookTreatmentsAhead, daySpaPriceText } from './building-blocks'
import type { PackageOffer } from './package-offer'

const { dayConference: conferenceHours, spaDayGuests } = hours

export const spaForADay: PackageOffer = {
  id: 2,
  title: { sv: 'Spa för en dag', en: 'Spa for a day' },
  category: 'relax',
  picture: 'spa-sauna',
  priceText: daySpaPriceText,
  summary: {
    sv: `Pool och bastu mellan ${spaDayGuests.from} och ${spaDayGuests.to}, utan att du behöver bo över.`,
    en: `Pool and sauna between ${spaDayGuests.from} and ${spaDayGuests.to}, with no need to stay the night.`,
  },
  description: {
    sv: `En eftermiddag i relaxavdelningen. Poolen håller ${spa.poolDegrees} grader och bastun ${spa.saunaDegrees}. Platserna för dagsgäster bokas i förväg.`,
    en: `An afternoon in the relax department. The pool is ${spa.poolDegrees} degrees and the sauna ${spa.saunaDegrees}. Places for day guests are booked in advance.`,
  },
  includes: [
    { sv: `Pool på ${spa.poolDegrees}°`, en: `Pool at ${spa.poolDegrees}°` },
    { sv: `Bastu på ${spa.saunaDegrees}°`, en: `Sauna at ${spa.saunaDegrees}°` },
  ],
  days: [
    [
      {
        time: spaDayGuests.from,
        activity: { sv: 'Relaxen öppnar för dagsgäster', en: 'The relax opens to day guests' },
      },
      {
        time: spaDayGuests.to,
        activity: { sv: 'Relaxen stänger för dagsgäster', en: 'The relax closes to day guests' },
      },
    ],
  ],
  times: [
    {
      label: { sv: 'Dagsgäster, måndag–lördag', en: 'Day guests, Monday–Saturday' },
      value: formatHours(spaDayGuests),
    },
  ],
  terms: [
    { sv: 'Dagsgäster bokar i förväg.', en: 'Day guests book in advance.' },
    { sv: 'Priset anges inklusive moms.', en: 'Prices include VAT.' },
  ],
  addOns: [addOns.massage, addOns.longMassage, addOns.aroma, addOns.facial, addOns.foot, addOns.infrared],
  addOnNote: bookTreatmentsAhead,
}

export const dayConference: PackageOffer = {
  id: 401,
  title: { sv: 'Dagskonferens', en: 'Day conference' },
  category: 'conference',
  featured: true,
  picture: 'meeting-conference',
  priceText: {
    sv: `från ${formatPrice(conference.dayConferencePerPersonFrom, 'sv')} per person, kontakta oss för pris på er dag`,
    en: `from ${formatPrice(conference.dayConferencePerPersonFrom, 'en')} per person, contact us for a price for your day`,
  },
  summary: {
    sv: `En arbetsdag på fjället, ${formatHours(conferenceHours)}.`,
    en: `A working day on the mountain, ${formatHours(conferenceHours)}.`,
  },
  description: {
    sv: `Ni kommer till ${conferenceHours.from} och är klara ${conferenceHours.to}. Skriv i förfrågan vilka måltider och vilken teknik ni behöver, så räknar vi på dagen.`,
    en: `You arrive for ${conferenceHours.from} and finish at ${conferenceHours.to}. Tell us in the inquiry which meals and what equipment you need, and we price the day.`,
  },
  includes: [
    { sv: 'Konferensrum hela dagen', en: 'A meeting room for the day' },
    { sv: 'Wifi', en: 'Wi-Fi' },
  ],
  days: [
    [
      { time: conferenceHours.from, activity: { sv: 'Konferensen börjar', en: 'The conference starts' } },
      { time: conferenceHours.to, activity: { sv: 'Konferensen slutar', en: 'The conference ends' } },
    ],
  ],
  times: [{ label: { sv: 'Konferensdagen', en: 'The conference day' }, value: formatHours(conferenceHours) }],
  terms: [{ sv: 'Priset anges exklusive moms.', en: 'Prices exclude VAT.' }],
  addOns: [
    { name: { sv: 'Förmiddagskaffe', en: 'Morning coffee' } },
    { name: { sv: 'Lunch', en: 'Lunch' } },
    { name: { sv: 'Eftermiddagskaffe', en: 'Afternoon coffee' } },
    { name: { sv: 'Middag', en: 'Dinner' } },
    addOns.quiz,
    addOns.tasting,
  ],
  addOnNote: {
    sv: 'Måltider och teknisk utrustning väljer ni i förfrågan.',
    en: 'You choose meals and technical equipment in the inquiry.',
  },
}
