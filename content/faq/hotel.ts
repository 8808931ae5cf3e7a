import { charging } from '@/content/charging'
import { hours, houseRules, lowestTreatmentPrice, rooms, spa } from '@/content/facts'
import { nameHours, nameWeekdays, weekdaysAround } from '@/lib/dates/weekdays'
import { formatCount } from '@/lib/i18n/count'
import { capitalize, formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { formatRange } from '@/lib/i18n/range'
import type { FaqItems } from './faq-categories'

const { weekdays, weekends } = hours.reception
const spaClosed = (write: (days: string) => string, locale: Locale) =>
  weekdaysAround(hours.spaDayGuests.days)
    .map((days) => write(nameWeekdays(days, locale, { isPlural: true })))
    .join(' ')
const smallChildren = formatRange(0, spa.childHalfPriceUpToAge)
const petRoom = (locale: Locale) => formatPrice(rooms.petFriendly.pricePerRoomFrom, locale)
const pet = (locale: Locale) => formatPrice(rooms.petFriendly.pricePerPet, locale)
const spaDay = (locale: Locale) => formatPrice(spa.dayGuestPerPersonFrom, locale)

export const hotelQuestions: FaqItems = {
  incheckning: {
    keywords:
      'incheckning utcheckning check-in check-out checka in ut ankomst avresa ankomsttid avresetid arrival departure klockslag time',
    question: { sv: 'När kan jag checka in och ut?', en: 'When can I check in and out?' },
    answer: {
      sv: `Rummet är ditt från ${hours.checkIn}. Sista dagen lämnar du det senast ${hours.checkOut}.`,
      en: `The room is yours from ${hours.checkIn}. On your last day, check-out is by ${hours.checkOut}.`,
    },
  },
  reception: {
    keywords:
      'öppettider öppettid öppet stängt tider bemannad lobby front desk opening hours open closed times',
    question: { sv: 'När är receptionen öppen?', en: 'When is reception open?' },
    answer: {
      sv: `${capitalize(nameHours(weekdays, 'sv'))}, ${nameHours(weekends, 'sv')}. Vi svarar i telefon även när receptionen är stängd.`,
      en: `${nameHours(weekdays, 'en')}, ${nameHours(weekends, 'en')}. We answer the phone when reception is closed, too.`,
    },
  },
  'sen-ankomst': {
    keywords:
      'sen ankomst incheckning efter stängning natt kväll nyckel late arrival check-in night evening key',
    question: {
      sv: 'Kan jag komma när receptionen är stängd?',
      en: 'Can I arrive when reception is closed?',
    },
    answer: {
      sv: `Ja. Telefonen besvaras ändå. Säg till när du bokar om du kommer efter ${hours.lateArrivalAfter}.`,
      en: `Yes. We still answer the phone. If you’ll be arriving after ${hours.lateArrivalAfter}, please say so when you book.`,
    },
  },
  wifi: {
    keywords: 'wifi wi-fi internet bredband uppkoppling nätverk trådlöst wireless broadband network',
    question: {
      sv: 'Finns det wifi, och kostar det något?',
      en: 'Is there Wi-Fi, and does it cost anything?',
    },
    answer: { sv: 'Ja, och det är gratis.', en: 'Yes, and it’s free.' },
  },
  bagage: {
    keywords: 'bagage väska resväska förvaring luggage baggage suitcase bag storage',
    question: {
      sv: 'Kan jag lämna bagaget före incheckning eller efter utcheckning?',
      en: 'Can I leave my luggage before check-in or after check-out?',
    },
    answer: { sv: 'Ja, vi förvarar det utan kostnad.', en: 'Yes, we store it free of charge.' },
  },
  husdjur: {
    keywords: 'hund katt djur husdjur ledarhund assistanshund dog cat pet animal guide assistance',
    question: { sv: 'Får hunden följa med?', en: 'Can I bring my dog?' },
    answer: {
      sv: `Ja, i våra [husdjursvänliga rum](/boende). De kostar från ${petRoom('sv')} per rum plus ${pet('sv')} per djur. Ledarhundar med legitimation bor gratis.`,
      en: `Yes, in our [pet-friendly rooms](/boende). They cost from ${petRoom('en')} per room plus ${pet('en')} per pet. Guide dogs with ID stay free.`,
    },
  },
  'pool-bastu': {
    keywords:
      'pool bastu spa relax bubbelpool badtunna bad bada simma simning öppettider sauna hot tub swimming swim opening hours',
    question: { sv: 'Finns det pool och bastu?', en: 'Is there a pool and a sauna?' },
    answer: {
      sv: `Ja. Poolen håller ${spa.poolDegrees}° och bastun ${spa.saunaDegrees}°. För dig som bor här är spaet öppet dygnet runt och ingår. Läs mer om [spaet](/relax).`,
      en: `Yes. The pool is ${spa.poolDegrees}° and the sauna ${spa.saunaDegrees}°. For hotel guests the spa is open round the clock and free of charge. Read more about the [spa](/relax).`,
    },
  },
  'relax-dagsgast': {
    keywords:
      'spa dagsspa dagspa dagsbesök pool bastu relax relaxavdelning öppettider entré day visitor sauna swim bad bada opening hours',
    question: {
      sv: 'Kan jag besöka spaet utan att bo hos er?',
      en: 'Can I visit the spa without staying with you?',
    },
    answer: {
      sv: `Ja, ${nameHours(hours.spaDayGuests, 'sv')}, om du bokar i förväg med en [förfrågan](/booking-inquiry?about=day-spa). ${spaClosed((days) => `${capitalize(days)} är det stängt för dagsgäster.`, 'sv')} Det kostar från ${spaDay('sv')} per person, och barn ${smallChildren} år betalar halva priset. Läs mer om [spaet](/relax).`,
      en: `Yes, ${nameHours(hours.spaDayGuests, 'en')}, if you book ahead with an [enquiry](/booking-inquiry?about=day-spa). ${spaClosed((days) => `It’s closed to day guests on ${days}.`, 'en')} It costs from ${spaDay('en')} per person, and children aged ${smallChildren} pay half price. Read more about the [spa](/relax).`,
    },
  },
  behandlingar: {
    keywords:
      'behandling behandlingar massage ansiktsbehandling fotbehandling infravärme pris kostar treatment treatments facial foot price cost',
    question: { sv: 'Vad kostar en behandling?', en: 'What does a treatment cost?' },
    answer: {
      sv: `Från ${formatPrice(lowestTreatmentPrice, 'sv')}. Boka senast en vecka innan du kommer: välj bland [behandlingarna](/relax).`,
      en: `From ${formatPrice(lowestTreatmentPrice, 'en')}. Book at least a week before you come: choose from the [treatments](/relax).`,
    },
  },
  laddning: {
    keywords: 'elbil ladda laddstolpe laddplats laddare charging charger electric car ev typ 2',
    question: { sv: 'Kan jag ladda elbilen?', en: 'Can I charge my electric car?' },
    answer: {
      sv: `Ja. Vi har ${charging.sv.posts}. ${capitalize(charging.sv.fee)}.`,
      en: `Yes. We have ${charging.en.posts}. ${capitalize(charging.en.fee)}.`,
    },
  },
  rokning: {
    keywords: 'röka rökning rökfritt cigarett vape smoke smoking cigarette',
    question: { sv: 'Får man röka på rummet?', en: 'Can I smoke in the room?' },
    answer: {
      sv: `Nej. Avgiften är ${formatPrice(houseRules.smokingFee, 'sv')} och läggs på vid utcheckningen.`,
      en: `No. The charge is ${formatPrice(houseRules.smokingFee, 'en')}, added at check-out.`,
    },
  },
  alkohol: {
    keywords: 'alkohol egen medhavd vin öl sprit alcohol own wine beer spirits corkage',
    question: { sv: 'Får jag ta med egen alkohol?', en: 'Can I bring my own alcohol?' },
    answer: {
      sv: `Nej. Den som ändå gör det betalar ${formatPrice(houseRules.alcoholFinePerPerson, 'sv')} per person. Se [de allmänna reglerna](/villkor#i-rummet).`,
      en: `No. If you do, the charge is ${formatPrice(houseRules.alcoholFinePerPerson, 'en')} per person. See the [general rules](/villkor#i-rummet).`,
    },
  },
  tillganglighet: {
    keywords:
      'tillgänglighet tillgängligt anpassat rullstol rollator handikapp funktionsnedsättning accessibility wheelchair disabled',
    question: { sv: 'Finns det ett tillgänglighetsanpassat rum?', en: 'Is there an accessible room?' },
    answer: {
      sv: `Ja, på ${rooms.accessible.sizeSqm}\u00A0m² för högst ${formatCount(rooms.accessible.maxGuests, 'sv')} personer, från ${formatPrice(rooms.accessible.priceForTwoFrom, 'sv')} per natt för två. [Rummet](/boende#accessible) bokas med en [förfrågan](/booking-inquiry?about=room-accessible).`,
      en: `Yes, ${rooms.accessible.sizeSqm}\u00A0m² for up to ${formatCount(rooms.accessible.maxGuests, 'en')} people, from ${formatPrice(rooms.accessible.priceForTwoFrom, 'en')} per night for two. Book [the room](/boende#accessible) with an [enquiry](/booking-inquiry?about=room-accessible).`,
    },
  },
}
