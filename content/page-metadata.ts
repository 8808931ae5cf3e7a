import type { Locale } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'
import { lostAndFoundTexts } from './lost-and-found'
import { newYearTexts } from './new-year'
import { christmasTexts } from './christmas'
import { eventsTexts } from './events'
import { giftCardsTexts } from './gift-cards'
import { roomsTexts } from './rooms'
import { retreatTexts } from './food-events'
import { jobsTexts } from './jobs'
import { privacySummaryTexts, termsTexts } from './terms'

import { accessibilityTexts } from './accessibility'
import { servicesTexts } from './services'
import { unsubscribeTexts } from './unsubscribe'
import { formatHours, formatList, formatMenuPrice, formatPrice, formatRange } from '@/lib/i18n/format'
import { conference, distancesKm, hotel, hours, menuPrices, spa } from './facts'
import type { PageMetadata } from './page-texts'
import { venue } from './venue'

const meetingSize = formatRange(conference.meetingRooms.from, conference.meetingRooms.to)
const dayConference = (locale: Locale) => formatPrice(conference.dayConferencePerPersonFrom, locale)
const visitingAddress = `${venue.address.street}, ${venue.address.postalCode} ${venue.address.city}`

/** Title, description and heading of every page; of dated pages as they are today. */
export const pageMetadata = {
  '/': {
    sv: {
      title: 'Källfjället Hotell & Spa – fjällhotell vid en tusenårig kallkälla',
      description:
        'Fjällhotell i Norrland med 40 rum, spa, restaurang och konferens. Se priser, öppettider och paket, och boka din vistelse.',
      h1: 'Källfjället',
    },
    en: {
      title: 'Källfjället Hotel & Spa – a mountain hotel by a cold spring',
      description:
        'A mountain hotel in northern Sweden with 40 rooms, spa, restaurant and conference venue. See prices, hours and packages, and book your stay.',
      h1: 'Källfjället',
    },
  },
  '/paketerbjudanden': {
    sv: {
      title: 'Paket och erbjudanden – Källfjället Hotell & Spa',
      description:
        'Hotellpaket på fjället: weekend, spa, business, konferens och senior. Se pris per natt, program, tider och vad som ingår, och boka ditt paket.',
      h1: 'Paket och erbjudanden',
    },
    en: {
      title: 'Packages and offers – Källfjället Hotel & Spa',
      description:
        'Hotel packages in the mountains: weekend, spa, business, conference and senior. Prices per night, programmes, times and what is included.',
      h1: 'Packages and offers',
    },
  },
  '/boende': roomsTexts,
  '/presentkort': giftCardsTexts,
  '/restaurant': {
    sv: {
      title: 'Restaurangen – husmanskost och helgmeny, Källfjället',
      description: `Husmanskost fredag och lördag och trerätters till helgen. Frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} för dig som bokar i förväg. Fjället står i fönstret.`,
      h1: 'Restaurangen',
    },
    en: {
      title: 'Restaurant – home cooking and weekend menus, Källfjället',
      description: `Swedish home cooking on Fridays and Saturdays and three courses at weekends. Breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, pre-booked lunch ${formatMenuPrice(menuPrices.lunch, 'en')}.`,
      h1: 'Restaurant',
    },
  },
  '/weekly-menu': {
    sv: {
      title: 'Veckans meny – lunch, frukost, helg och bar, Källfjället',
      description: `Lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} efter förbokning, frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, helgbuffé ${formatMenuPrice(menuPrices.weekendBuffet, 'sv')} och charkbricka i baren ${formatMenuPrice(menuPrices.charcuterieBoard, 'sv')}. Se hela menyn.`,
      h1: 'Veckans meny',
    },
    en: {
      title: 'Weekly menu – lunch, breakfast, weekend and bar, Källfjället',
      description: `Pre-booked lunch ${formatMenuPrice(menuPrices.lunch, 'en')}, breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, weekend buffet ${formatMenuPrice(menuPrices.weekendBuffet, 'en')} and a charcuterie board at ${formatMenuPrice(menuPrices.charcuterieBoard, 'en')}. See all.`,
      h1: 'Weekly menu',
    },
  },
  '/relax': {
    sv: {
      title: 'Relax och spa – pool, bastu, behandlingar, Källfjället',
      description: `Pool på ${spa.poolDegrees}°, bastu på ${spa.saunaDegrees}° och fem behandlingar. Öppet dygnet runt för dig som bor här; dagsgäster ${formatHours(hours.spaDayGuests)} från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')} per person.`,
      h1: 'Relax',
    },
    en: {
      title: 'Relax and spa – pool, sauna and treatments, Källfjället',
      description: `A pool at ${spa.poolDegrees}°, a sauna at ${spa.saunaDegrees}° and five treatments. Open day and night for staying guests; day guests ${formatHours(hours.spaDayGuests)} from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')} per person.`,
      h1: 'Relax',
    },
  },
  '/upplevelser': {
    sv: {
      title: 'Upplevelser på fjället i fyra årstider – Källfjället',
      description: `Fjorton aktiviteter med säsong, längd, nivå och minsta antal: skidspår december–april, skoter december–mars, vandring maj–oktober, elljusspår ${hotel.floodlitTrackKm} km.`,
      h1: 'Upp\u00ADlevelser',
    },
    en: {
      title: 'Activities on the mountain, in four seasons – Källfjället',
      description: `Fourteen activities with season, length, level and minimum group: ski track December–April, snowmobile December–March, hiking May–October, ${hotel.floodlitTrackKm} km floodlit track.`,
      h1: 'Activities',
    },
  },
  '/nature': {
    sv: {
      title: 'Naturen runt hotellet – fjäll, skog och källa, Källfjället',
      description: `Kallkällan, skogen och kalfjället, och vad som händer där mellan december och oktober. Elljusspår på ${hotel.floodlitTrackKm} km, slingor på ${formatList(hotel.summerLoopsKm.map(String), 'sv', 'disjunction')} km.`,
      h1: 'Naturen',
    },
    en: {
      title: 'The nature around us – fell, forest and spring, Källfjället',
      description: `The cold spring, the forest and the open fell, and what happens there from December to October. A ${hotel.floodlitTrackKm} km floodlit track, loops of ${formatList(hotel.summerLoopsKm.map(String), 'en', 'disjunction')} km.`,
      h1: 'Nature',
    },
  },
  '/magic': {
    sv: {
      title: 'Legenden om källan – tusen år av kallt vatten, Källfjället',
      description:
        'Berättelsen om kallkällan som har gett fjället dess namn: en vandrare med lykta, en natt i snön och ett löfte som har hållits i tusen år.',
      h1: 'Legenden om källan',
    },
    en: {
      title: 'The legend of the spring – a thousand years, Källfjället',
      description:
        'The story of the cold spring that gave the mountain its name: a traveller with a lantern, a night in the snow and a promise kept for a thousand years.',
      h1: 'The legend of the spring',
    },
  },
  '/blog': {
    sv: {
      title: 'Magasinet: mat, möten och årstider – Källfjället',
      description:
        'Tre texter från Källfjället: om maten som växer långsamt, om möten som väger lite och om ett helt år runt kallkällan. Läs i vilken ordning du vill.',
      h1: 'Magasinet',
    },
    en: {
      title: 'The magazine: food, meetings, seasons – Källfjället',
      description:
        'Three pieces from Källfjället: on food that grows slowly, on meetings that travel light, and on a whole year round the cold spring. Read in any order.',
      h1: 'The magazine',
    },
  },
  '/conference': {
    sv: {
      title: 'Konferens på fjället: rum och paket – Källfjället',
      description: `${hotel.conferenceRoomCount} konferensrum för ${meetingSize} personer i Norrland. Dagskonferens från ${dayConference('sv')} per person exklusive moms, eller lunch till lunch med natten emellan.`,
      h1: 'Konferens',
    },
    en: {
      title: 'Conferences in the mountains – Källfjället',
      description: `${hotel.conferenceRoomCount} conference rooms for ${meetingSize} people in northern Sweden. Day conference from ${dayConference('en')} per person excluding VAT, or lunch to lunch with a night between.`,
      h1: 'Conference',
    },
  },
  '/conference-packages': {
    sv: {
      title: 'Konferenspaket: dag, dygn eller eget – Källfjället',
      description: `Dagskonferens ${formatHours(hours.dayConference)} från ${dayConference('sv')} per person exklusive moms, lunch till lunch från ${hours.lunchToLunch.fromDayOne} till ${hours.lunchToLunch.toDayTwo} dagen därpå, eller ett upplägg som ni ritar själva.`,
      h1: 'Konferens\u00ADpaket',
    },
    en: {
      title: 'Conference packages, by day or night – Källfjället',
      description: `Day conference ${formatHours(hours.dayConference)} from ${dayConference('en')} per person excluding VAT, lunch to lunch from ${hours.lunchToLunch.fromDayOne} to ${hours.lunchToLunch.toDayTwo} the next day, or a plan that you draw up yourselves.`,
      h1: 'Conference packages',
    },
  },
  '/teambuilding': {
    sv: {
      title: 'Teambuilding: lek, gåtor och glöd – Källfjället',
      description: `Quiz, skattjakt, musikquiz, femkamp eller promenad för ${formatPrice(conference.teambuilding.groupActivity, 'sv')} per person. Escape box och mordgåta ${formatPrice(conference.teambuilding.escapeAndMystery, 'sv')}. Skogskoja, grillkåta och vinkällare att vara i.`,
      h1: 'Team\u00ADbuilding',
    },
    en: {
      title: 'Team building: games and embers – Källfjället',
      description: `Quiz, treasure hunt, music quiz, pentathlon or a walk for ${formatPrice(conference.teambuilding.groupActivity, 'en')} per person. Escape box and murder mystery ${formatPrice(conference.teambuilding.escapeAndMystery, 'en')}. A forest hut, a grill hut, a wine cellar.`,
      h1: 'Team building',
    },
  },
  '/celebrate': {
    sv: {
      title: 'Bröllop, möhippa och jubileum – Källfjället',
      description: `Fira bröllop, möhippa, födelsedag eller jubileum på Källfjället, med spa, restaurang och ${hotel.roomCount} rum i samma hus. Skicka en förfrågan, svar inom ${hotel.inquiryAnswerHours} timmar.`,
      h1: 'Fira hos oss',
    },
    en: {
      title: 'Weddings, hen parties, anniversaries – Källfjället',
      description: `Celebrate a wedding, hen party, birthday or anniversary at Källfjället, with spa, restaurant and ${hotel.roomCount} rooms in one house. Inquiries answered within ${hotel.inquiryAnswerHours} hours.`,
      h1: 'Celebrate here',
    },
  },
  '/hitta-till-oss': {
    sv: {
      title: 'Hitta till oss: karta, avstånd och laddning – Källfjället',
      description: `${visitingAddress}. ${distancesKm.lycksele} km från Lycksele, ${distancesKm.skelleftea} från Skellefteå, ${distancesKm.umea} från Umeå. Telefon ${venue.phone.display}, receptionens tider och laddning för elbil.`,
      h1: 'Hitta till oss',
    },
    en: {
      title: 'Find us: map, distances and charging – Källfjället',
      description: `${visitingAddress}. ${distancesKm.lycksele} km from Lycksele, ${distancesKm.skelleftea} from Skellefteå, ${distancesKm.umea} from Umeå. Phone ${venue.phone.display}, reception hours and charging for electric cars.`,
      h1: 'Find us',
    },
  },
  '/fragor-och-svar': {
    sv: {
      title: 'Frågor och svar: tider, bokning, mat – Källfjället',
      description: `Incheckning från ${hours.checkIn}, reception vardagar ${formatHours(hours.reception.weekdays)}, betalning, husdjur, frukost, konferens och presentkort. Korta svar på det gäster frågar oftast.`,
      h1: 'Frågor och svar',
    },
    en: {
      title: 'Questions and answers: hours, booking – Källfjället',
      description: `Check-in from ${hours.checkIn}, reception on weekdays ${formatHours(hours.reception.weekdays)}, paying, pets, breakfast, conferences and gift cards. Short answers to what guests ask most.`,
      h1: 'Questions and answers',
    },
  },
  get '/nyar'() {
    return newYearTexts()
  },
  '/service-utbud': servicesTexts,
  get '/julbord'() {
    return christmasTexts()
  },
  get '/evenemang'() {
    return eventsTexts()
  },
  get '/hostretreat'() {
    return retreatTexts()
  },
  '/booking-inquiry': {
    sv: {
      title: 'Bokningsförfrågan, privat och företag – Källfjället',
      description: `Skicka en förfrågan om weekend, spa, julbord, nyår eller konferens på Källfjället i Norrland. Vi svarar inom ${hotel.inquiryAnswerHours} timmar.`,
      h1: 'Boknings\u00ADförfrågan',
    },
    en: {
      title: 'Booking inquiry, private and company – Källfjället',
      description: `Send an inquiry about a weekend, the spa, Christmas, New Year or a conference at Källfjället in northern Sweden. We answer within ${hotel.inquiryAnswerHours} hours.`,
      h1: 'Booking inquiry',
    },
  },
  '/lediga-jobb': jobsTexts,
  '/kvarglomt': lostAndFoundTexts,
  '/villkor': termsTexts,
  '/integritetspolicy': privacySummaryTexts,
  '/tillganglighet': accessibilityTexts,
  '/avregistrera': { ...unsubscribeTexts, noindex: true },
} satisfies Record<RoutePath, PageMetadata>
