import { capitalize, formatHours, formatPrice } from '@/lib/i18n/format'
import { conference, hours, packageWeekdays, spa } from '../facts'
import { dayConferenceIncludes } from '../conference'
import { addOns, bookTreatmentsAhead, daySpaPriceText } from './building-blocks'
import type { PackageOffer } from './package-offer'

const { dayConference: conferenceHours, spaDayGuests } = hours

export const spaForADay: PackageOffer = {
  id: 2,
  title: { sv: 'Spa för en dag', en: 'Spa for a day' },
  category: 'relax',
  weekdays: packageWeekdays.spaDayGuests,
  picture: 'spa-sauna',
  priceText: daySpaPriceText,
  summary: {
    sv: `Pool och bastu mellan ${spaDayGuests.from} och ${spaDayGuests.to}, utan att stanna över natten.`,
    en: `Pool and sauna between ${spaDayGuests.from} and ${spaDayGuests.to}, without staying the night.`,
  },
  description: {
    sv: `En eftermiddag i relaxavdelningen. Poolen håller ${spa.poolDegrees} grader och bastun ${spa.saunaDegrees}. Behandlingar bokar du till.`,
    en: `An afternoon in the spa. The pool is ${spa.poolDegrees} degrees and the sauna ${spa.saunaDegrees}. Treatments are booked as extras.`,
  },
  includes: [
    { sv: `Pool på ${spa.poolDegrees}°`, en: `Pool at ${spa.poolDegrees}°` },
    { sv: `Bastu på ${spa.saunaDegrees}°`, en: `Sauna at ${spa.saunaDegrees}°` },
  ],
  days: [],
  times: [
    {
      label: { sv: 'Dagsgäster, måndag–lördag', en: 'Day guests, Monday–Saturday' },
      value: formatHours(spaDayGuests),
    },
  ],
  terms: [{ sv: 'Dagsgäster bokar i förväg.', en: 'Day guests book ahead.' }],
  addOns: [addOns.massage, addOns.longMassage, addOns.aroma, addOns.facial, addOns.foot, addOns.infrared],
  addOnNote: bookTreatmentsAhead,
}

export const dayConference: PackageOffer = {
  id: 401,
  title: { sv: 'Dagskonferens', en: 'Day conference' },
  category: 'conference',
  isByInquiry: true,
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
    sv: `Ni börjar klockan ${conferenceHours.from} och slutar ${conferenceHours.to}. Skriv i förfrågan vilka måltider och vilken teknik ni behöver, så får ni ett pris på dagen.`,
    en: `You start at ${conferenceHours.from} and finish at ${conferenceHours.to}. Tell us in your enquiry which meals and equipment you need and we’ll price the day.`,
  },
  includes: dayConferenceIncludes.map(({ sv, en }) => ({ sv: capitalize(sv), en: capitalize(en) })),
  days: [],
  times: [{ label: { sv: 'Konferensdagen', en: 'The conference day' }, value: formatHours(conferenceHours) }],
  terms: [{ sv: 'Priset gäller exklusive moms.', en: 'The price excludes VAT.' }],
  addOns: [
    { name: { sv: 'Förmiddagskaffe', en: 'Morning coffee' } },
    { name: { sv: 'Lunch', en: 'Lunch' } },
    { name: { sv: 'Eftermiddagskaffe', en: 'Afternoon coffee' } },
    { name: { sv: 'Middag', en: 'Dinner' } },
    addOns.quiz,
    addOns.tasting,
  ],
  addOnNote: {
    sv: 'Måltider och teknisk utrustning väljer ni i förfrågan. För aktiviteterna står momsen i vårt svar.',
    en: 'Choose meals and technical equipment in your enquiry. For the activities, our answer states the VAT.',
  },
}
