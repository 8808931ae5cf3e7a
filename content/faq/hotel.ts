import { hotel, hours, houseRules, rooms, spa } from '@/content/facts'
import { phoneLink } from '@/content/phone'
import { formatCount } from '@/lib/i18n/count'
import { formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { formatHours, formatRange } from '@/lib/i18n/range'
import type { FaqItem } from './faq-item'

const { weekdays, weekends } = hours.reception
const smallChildren = formatRange(0, spa.childHalfPriceUpToAge)
const petRoom = (locale: Locale) => formatPrice(rooms.petFriendly.pricePerRoomFrom, locale)
const pet = (locale: Locale) => formatPrice(rooms.petFriendly.pricePerPet, locale)
const spaDay = (locale: Locale) => formatPrice(spa.dayGuestPerPersonFrom, locale)

/** Questions about the hotel and its hours. */
export const hotelQuestions: readonly FaqItem[] = [
  {
    id: 'incheckning',
    keywords:
      'incheckning utcheckning check-in check-out checka in ut ankomst avresa ankomsttid avresetid arrival departure klockslag time',
    question: { sv: 'När kan jag checka in och ut?', en: 'When can I check in and out?' },
    answer: {
      sv: `Rummet är ditt från ${hours.checkIn}. Sista dagen lämnar du det senast ${hours.checkOut}.`,
      en: `The room is yours from ${hours.checkIn}. On your last day, check-out is by ${hours.checkOut}.`,
    },
  },
  {
    id: 'reception',
    keywords:
      'öppettider öppettid öppet stängt tider bemannad lobby front desk opening hours open closed times',
    question: { sv: 'När är receptionen öppen?', en: 'When is reception open?' },
    answer: {
      sv: `Måndag till fredag ${formatHours(weekdays)}, lördag och söndag ${formatHours(weekends)}. Vi svarar i telefon även när receptionen är stängd.`,
      en: `Monday to Friday ${formatHours(weekdays)}, Saturday and Sunday ${formatHours(weekends)}. We answer the phone when reception is closed, too.`,
    },
  },
  {
    id: 'sen-ankomst',
    keywords:
      'sen ankomst incheckning efter stängning natt kväll nyckel late arrival check-in night evening key',
    question: {
      sv: 'Kan jag komma när receptionen är stängd?',
      en: 'Can I arrive when reception is closed?',
    },
    answer: {
      sv: `Ja. Ring ${phoneLink.sv} innan, så säger vi hur du får nyckeln. Säg till redan när du bokar om du kommer efter ${hours.lateArrivalAfter}.`,
      en: `Yes. Call ${phoneLink.en} beforehand and we’ll tell you how to get your key. If you’ll arrive after ${hours.lateArrivalAfter}, let us know when you book.`,
    },
  },
  {
    id: 'wifi',
    keywords: 'wifi wi-fi internet bredband uppkoppling nätverk trådlöst wireless broadband network',
    question: {
      sv: 'Finns det wifi, och kostar det något?',
      en: 'Is there Wi-Fi, and does it cost anything?',
    },
    answer: { sv: 'Ja, och det är gratis.', en: 'Yes, and it’s free.' },
  },
  {
    id: 'bagage',
    keywords: 'bagage väska resväska förvaring luggage baggage suitcase bag storage',
    question: {
      sv: 'Kan jag lämna bagaget före incheckning eller efter utcheckning?',
      en: 'Can I leave my luggage before check-in or after check-out?',
    },
    answer: { sv: 'Ja, vi förvarar det utan kostnad.', en: 'Yes, we store it free of charge.' },
  },
  {
    id: 'husdjur',
    keywords: 'hund katt djur husdjur ledarhund assistanshund dog cat pet animal guide assistance',
    question: { sv: 'Får hunden följa med?', en: 'Can I bring my dog?' },
    answer: {
      sv: `Ja, i våra [husdjursvänliga rum](/boende). De kostar från ${petRoom('sv')} per rum plus ${pet('sv')} per djur. Fråga oss om djurets avgift om du stannar mer än en natt. Ledarhundar med legitimation bor gratis.`,
      en: `Yes, in our [pet-friendly rooms](/boende). They cost from ${petRoom('en')} per room plus ${pet('en')} per pet. Ask us about the pet’s charge if you’re staying more than one night. Guide dogs with ID stay free.`,
    },
  },
  {
    id: 'pool-bastu',
    keywords:
      'pool bastu spa relax bubbelpool badtunna bad bada simma simning öppettider sauna hot tub swimming swim opening hours',
    question: { sv: 'Finns det pool och bastu?', en: 'Is there a pool and a sauna?' },
    answer: {
      sv: `Ja. Poolen håller ${spa.poolDegrees}° och bastun ${spa.saunaDegrees}°. För dig som bor här är relaxavdelningen öppen dygnet runt och ingår. Läs mer om [relaxen](/relax).`,
      en: `Yes. The pool is ${spa.poolDegrees}° and the sauna ${spa.saunaDegrees}°. For hotel guests the spa is open round the clock and free of charge. Read more about the [spa](/relax).`,
    },
  },
  {
    id: 'relax-dagsgast',
    keywords:
      'spa dagsspa dagspa dagsbesök pool bastu relax relaxavdelning öppettider entré day visitor sauna swim bad bada opening hours',
    question: {
      sv: 'Kan jag besöka relaxavdelningen utan att bo hos er?',
      en: 'Can I visit the spa without staying with you?',
    },
    answer: {
      sv: `Ja, måndag till lördag ${formatHours(hours.spaDayGuests)}, om du bokar i förväg med en [förfrågan](/booking-inquiry?about=day-spa). Det kostar från ${spaDay('sv')} per person, och barn ${smallChildren} år betalar halva priset. Läs mer om [relaxen](/relax).`,
      en: `Yes, Monday to Saturday ${formatHours(hours.spaDayGuests)}, if you book ahead with an [enquiry](/booking-inquiry?about=day-spa). It costs from ${spaDay('en')} per person, and children aged ${smallChildren} pay half price. Read more about the [spa](/relax).`,
    },
  },
  {
    id: 'laddning',
    keywords: 'elbil ladda laddstolpe laddplats laddare charging charger electric car ev typ 2',
    question: { sv: 'Kan jag ladda elbilen?', en: 'Can I charge my electric car?' },
    answer: {
      sv: `Ja. Vi har ${formatCount(hotel.chargingPosts, 'sv')} laddstolpar med ${formatCount(hotel.chargersType2, 'sv')} typ 2-laddare (AC). Serviceavgift tillkommer; receptionen säger hur mycket.`,
      en: `Yes. We have ${formatCount(hotel.chargingPosts, 'en')} charging posts with ${formatCount(hotel.chargersType2, 'en')} type 2 chargers (AC). A service fee applies; reception will tell you how much.`,
    },
  },
  {
    id: 'rokning',
    keywords: 'röka rökning rökfritt cigarett vape smoke smoking cigarette',
    question: { sv: 'Får man röka på rummet?', en: 'Can I smoke in the room?' },
    answer: {
      sv: `Nej. Avgiften är ${formatPrice(houseRules.smokingFee, 'sv')} och läggs på vid utcheckningen.`,
      en: `No. The charge is ${formatPrice(houseRules.smokingFee, 'en')}, added at check-out.`,
    },
  },
  {
    // What no document of the hotel answers (docs/open-questions.md).
    id: 'parkering',
    keywords:
      'parkering parkera parkeringsplats p-plats garage motorvärmare husbil bil parking park car space engine heater motorhome camper hiss tillgänglighet tillgängligt rullstol rollator handikapp dörrbredd trösklar ramp lift elevator accessibility accessible wheelchair disabled door width step-free buss tåg flyg flygplats flygbuss station hållplats kollektivtrafik transfer taxi hämtning bus train flight plane airport public transport pick-up shuttle barn barnpris barnrabatt barnfamilj familj familjerum bebis ålder åldersgräns child children kids price discount family room baby age limit',
    question: {
      sv: 'Vad gäller för parkering, hiss, buss, tåg och barnpriser?',
      en: 'What about parking, lifts, public transport and children’s prices?',
    },
    answer: {
      sv: `Ring ${phoneLink.sv} eller skicka en [förfrågan](/booking-inquiry), så får du svar före resan om parkering och motorvärmare, hiss och dörrmått, buss, tåg och transfer, och om barnpriser och åldrar i relaxen. Läs också om det [tillgängliga rummet](/boende).`,
      en: `Call ${phoneLink.en} or send an [enquiry](/booking-inquiry), and we’ll reply before you travel about parking and engine heaters, lifts and door widths, buses, trains and transfers, children’s prices and ages in the spa. See also the [accessible room](/boende).`,
    },
  },
]
