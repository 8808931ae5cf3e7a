import { formatCount } from '@/lib/i18n/count'
import {
  formatHours,
  formatList,
  formatMenuPrice,
  formatMonths,
  formatPrice,
  formatRange,
} from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'
import { activities } from './activities'
import { christmasTexts, eventTexts } from './calendar'
import { events } from './events'
import {
  activitySeasons,
  cancellation,
  conference,
  distancesKm,
  hotel,
  hours,
  houseRules,
  menuPrices,
  retention,
  rooms,
  spa,
} from './facts'
import { giftCardsTexts } from './gift-cards'
import { groupPlaces } from './group-places'
import { jobsTexts } from './jobs'
import type { PageMetadata } from './page-texts'
import { roomOffers } from './rooms'
import { venue } from './venue'

const meetingSize = formatRange(conference.meetingRooms.from, conference.meetingRooms.to)
const months = (activity: keyof typeof activitySeasons, locale: Locale) =>
  formatMonths(activitySeasons[activity], locale)
const places = (locale: Locale) =>
  formatList(
    groupPlaces.map(({ name }) => textIn(name, locale).toLowerCase()),
    locale,
    'disjunction',
  )
const sizes = roomOffers.map(({ sizeSqm }) => sizeSqm)
const roomSizes = formatRange(Math.min(...sizes), Math.max(...sizes))
const dayConference = (locale: Locale) => formatPrice(conference.dayConferencePerPersonFrom, locale)
const visitingAddress = `${venue.address.street}, ${venue.address.postalCode} ${venue.address.city}`

/** Title, description and heading of every page; of dated pages as they are today. */
export const pageMetadata: Record<RoutePath, PageMetadata> = {
  '/': {
    sv: {
      title: 'Källfjället Hotell & Spa – fjällhotell i Norrland',
      description: `Fjällhotell vid en tusenårig kallkälla i Norrland: ${hotel.roomCount} rum, spa, restaurang och konferens. Se priser, öppettider och paket, och boka din vistelse.`,
      h1: 'Källfjället',
    },
    en: {
      title: 'Källfjället Hotel & Spa – mountain hotel in northern Sweden',
      description: `A mountain hotel by a thousand-year-old spring in northern Sweden: ${hotel.roomCount} rooms, spa, restaurant and conference venue. See prices and packages.`,
      h1: 'Källfjället',
    },
  },
  '/paketerbjudanden': {
    sv: {
      title: 'Hotellpaket på fjället: weekend och spa – Källfjället',
      description:
        'Hotellpaket för helgen, spa, tjänsteresan och konferensen, på ett fjäll i Norrland. Se pris, program, tider och vad som ingår, och boka ditt paket.',
      h1: 'Paket och erbjudanden',
    },
    en: {
      title: 'Hotel packages in northern Sweden – Källfjället',
      description:
        'Hotel packages for a weekend, a spa break, a business trip or a conference in the mountains. See prices, programmes, times and what’s included.',
      h1: 'Packages and offers',
    },
  },
  '/boende': {
    sv: {
      title: 'Rum på fjällhotell i Norrland – Källfjället',
      description: `${formatCount(roomOffers.length, 'sv', { startsSentence: true })} rumstyper på ${roomSizes} kvadratmeter, från ${formatPrice(rooms.standard.pricePerPersonFrom, 'sv')} per person och natt med frukost, relax och wifi. Standard, husdjursvänligt, tillgängligt och deluxe.`,
      h1: 'Boende',
    },
    en: {
      title: 'Mountain hotel rooms in Sweden – Källfjället',
      description: `${formatCount(roomOffers.length, 'en', { startsSentence: true })} room types of ${roomSizes} square metres, from ${formatPrice(rooms.standard.pricePerPersonFrom, 'en')} per person per night with breakfast and spa: standard, pet-friendly, accessible, deluxe.`,
      h1: 'Accommodation',
    },
  },
  '/presentkort': giftCardsTexts,
  '/restaurant': {
    sv: {
      title: 'Restaurang med husmanskost och helgmeny – Källfjället',
      description: `Husmanskost fredag och lördag och trerätters på helgen. Frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} om du bokar i förväg. Boka bord med utsikt mot fjället.`,
      h1: 'Restaurangen',
    },
    en: {
      title: 'Restaurant in the mountains: home cooking – Källfjället',
      description: `Swedish home cooking on Fridays and Saturdays and three courses at weekends. Breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, lunch ${formatMenuPrice(menuPrices.lunch, 'en')} if you book ahead.`,
      h1: 'Restaurant',
    },
  },
  '/weekly-menu': {
    sv: {
      title: 'Veckans meny: lunch, frukost, helg – Källfjället',
      description: `Lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} om du bokar i förväg, frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')} och charkbricka i baren ${formatMenuPrice(menuPrices.charcuterieBoard, 'sv')}. Tvårättersmiddag varje fredag och lördag på Källfjället.`,
      h1: 'Veckans meny',
    },
    en: {
      title: 'Weekly menu: lunch, breakfast, weekend – Källfjället',
      description: `Lunch ${formatMenuPrice(menuPrices.lunch, 'en')} if you book ahead, breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, charcuterie board ${formatMenuPrice(menuPrices.charcuterieBoard, 'en')}. A two-course dinner every Friday and Saturday at Källfjället.`,
      h1: 'Weekly menu',
    },
  },
  '/relax': {
    sv: {
      title: 'Spa med pool, bastu och behandlingar – Källfjället',
      description: `Pool på ${spa.poolDegrees}°, bastu på ${spa.saunaDegrees}° och ${formatCount(spa.treatmentCount, 'sv')} behandlingar. Öppet dygnet runt för dig som bor här, måndag–lördag ${formatHours(hours.spaDayGuests)} för dagsgäster från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')}.`,
      h1: 'Relax',
    },
    en: {
      title: 'Spa with pool, sauna and treatments – Källfjället',
      description: `A pool at ${spa.poolDegrees}°, a sauna at ${spa.saunaDegrees}° and ${formatCount(spa.treatmentCount, 'en')} treatments. Open round the clock for hotel guests, Monday–Saturday ${formatHours(hours.spaDayGuests)} for day guests from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')}.`,
      h1: 'Spa',
    },
  },
  '/upplevelser': {
    sv: {
      title: 'Upplevelser på fjället i fyra årstider – Källfjället',
      description: `Säsong, längd, nivå och minsta antal för ${activities.length} aktiviteter: skidspår ${months('skiTrack', 'sv')}, skoter ${months('snowmobile', 'sv')}, vandring ${months('hiking', 'sv')}.`,
      h1: 'Upp\u00ADlevelser',
    },
    en: {
      title: 'Mountain activities in four seasons – Källfjället',
      description: `Season, length, level and minimum group for ${activities.length} activities: cross-country trails ${months('skiTrack', 'en')}, snowmobile ${months('snowmobile', 'en')}, hiking ${months('hiking', 'en')}.`,
      h1: 'Activities',
    },
  },
  '/nature': {
    sv: {
      title: 'Fjällnatur i Norrland: skog, sjö och källa – Källfjället',
      description: `Kallkällan, skogen och kalfjället, och vad du kan göra där, från skidspår i december till vandring i oktober. Elljusspår, ${hotel.floodlitTrackKm}\u00A0km, löpslingor, ${formatList(hotel.summerLoopsKm.map(String), 'sv', 'disjunction')}\u00A0km.`,
      h1: 'Naturen',
    },
    en: {
      title: 'Nature in northern Sweden: fell, lake, spring – Källfjället',
      description: `The cold spring, the forest and the open fell, and what to do there, from cross-country trails in December to hikes in October. Running loops of ${formatList(hotel.summerLoopsKm.map(String), 'en', 'disjunction')}\u00A0km.`,
      h1: 'Nature',
    },
  },
  '/magic': {
    sv: {
      title: 'Legenden om den tusenåriga källan – Källfjället',
      description:
        'Berättelsen om kallkällan som har gett fjället dess namn: en vandrare med lykta, en natt i snön och ett löfte som har hållits i tusen år.',
      h1: 'Legenden om källan',
    },
    en: {
      title: 'The legend of the thousand-year-old spring – Källfjället',
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
      title: 'Konferens på fjället i Norrland – Källfjället',
      description: `${formatCount(hotel.conferenceRoomCount, 'sv', { startsSentence: true })} konferensrum för ${meetingSize} personer i Norrland. Dagskonferens från ${dayConference('sv')} per person exklusive moms, kontakta oss för pris på er dag.`,
      h1: 'Konferens',
    },
    en: {
      title: 'Conferences in the mountains of Sweden – Källfjället',
      description: `${formatCount(hotel.conferenceRoomCount, 'en', { startsSentence: true })} conference rooms for ${meetingSize} people in northern Sweden. Day conference from ${dayConference('en')} per person excluding VAT, contact us for a price for your day.`,
      h1: 'Conferences',
    },
  },
  '/conference/planera': {
    sv: {
      title: 'Planera er konferens: rum, tider och pris – Källfjället',
      description: `Säg hur många ni är, ${meetingSize}, och hur länge ni stannar. Planen visar tider, platser och de priser vi har. Resten får ni i svaret på förfrågan.`,
      h1: 'Planera er konferens',
    },
    en: {
      title: 'Plan your conference: rooms, hours, price – Källfjället',
      description: `Say how many of you there are, ${meetingSize}, and how long you’ll stay. See times, places and the prices we have; the rest comes with our answer.`,
      h1: 'Plan your conference',
    },
  },
  '/conference-packages': {
    sv: {
      title: 'Konferenspaket: en dag eller ett dygn – Källfjället',
      description: `Dagskonferens ${formatHours(hours.dayConference)} från ${dayConference('sv')} per person exklusive moms, kontakta oss för pris på er dag. Lunch till lunch ${hours.lunchToLunch.fromDayOne} till ${hours.lunchToLunch.toDayTwo}, eller skräddarsytt.`,
      h1: 'Konferens\u00ADpaket',
    },
    en: {
      title: 'Conference packages: day or overnight – Källfjället',
      description: `Day conference ${formatHours(hours.dayConference)} from ${dayConference('en')} per person excluding VAT, contact us for a price for your day. Lunch to lunch, or tailor-made.`,
      h1: 'Conference packages',
    },
  },
  '/teambuilding': {
    sv: {
      title: 'Teambuilding: lek, gåtor och glöd – Källfjället',
      description: `Quiz, skattjakt, musikquiz, femkamp eller promenad för ${formatPrice(conference.teambuilding.groupActivity, 'sv')} per person. Escape box och mordgåta ${formatPrice(conference.teambuilding.escapeAndMystery, 'sv')}. I ${places('sv')}.`,
      h1: 'Team\u00ADbuilding',
    },
    en: {
      title: 'Team building: games and firelight – Källfjället',
      description: `Games, quizzes and walks for ${formatPrice(conference.teambuilding.groupActivity, 'en')} per person, escape box or murder mystery ${formatPrice(conference.teambuilding.escapeAndMystery, 'en')}. In ${places('en')}.`,
      h1: 'Team building',
    },
  },
  '/celebrate': {
    sv: {
      title: 'Bröllop, möhippa och jubileum – Källfjället',
      description: `Fira bröllop, möhippa, födelsedag eller jubileum på Källfjället, med spa, restaurang och ${hotel.roomCount} rum. Vi svarar på förfrågningar inom ${hotel.inquiryAnswerHours} timmar.`,
      h1: 'Fira hos oss',
    },
    en: {
      title: 'Weddings, hen parties, anniversaries – Källfjället',
      description: `Celebrate a wedding, hen party, birthday or anniversary at Källfjället, with a spa, a restaurant and ${hotel.roomCount} rooms. We answer enquiries within ${hotel.inquiryAnswerHours} hours.`,
      h1: 'Celebrate with us',
    },
  },
  '/hitta-till-oss': {
    sv: {
      title: 'Hitta hit: karta, avstånd och laddning – Källfjället',
      description: `${visitingAddress}: ${distancesKm.lycksele}\u00A0km från Lycksele, ${distancesKm.skelleftea} från Skellefteå, ${distancesKm.umea} från Umeå. Telefon ${venue.phone.display.sv}, receptionens tider och laddning för elbil.`,
      h1: 'Hitta hit',
    },
    en: {
      title: 'Find us: map, distances and charging – Källfjället',
      description: `${visitingAddress}: ${distancesKm.lycksele}\u00A0km from Lycksele, ${distancesKm.skelleftea} from Skellefteå, ${distancesKm.umea} from Umeå. Phone ${venue.phone.display.en}, reception hours and EV charging.`,
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
      description: `Check-in from ${hours.checkIn}, reception on weekdays ${formatHours(hours.reception.weekdays)}, payment, pets, breakfast, conferences and gift cards. Short answers to what guests ask most.`,
      h1: 'Questions and answers',
    },
  },
  get '/nyar'() {
    return eventTexts(events.nyar)
  },
  '/service-utbud': {
    sv: {
      title: 'Service på hotellet: tider och priser – Källfjället',
      description: `Reception, wifi, husdjur, elbilsladdning, bastu och ${formatCount(hotel.conferenceRoomCount, 'sv')} konferensrum: det som finns på hotellet, med tider, priser och villkor på en sida.`,
      h1: 'Service på hotellet',
    },
    en: {
      title: 'Hotel services: hours and prices – Källfjället',
      description: `Reception, Wi-Fi, pets, EV charging, sauna and ${formatCount(hotel.conferenceRoomCount, 'en')} conference rooms: what the hotel has, with hours, prices and conditions on a single page.`,
      h1: 'Hotel services',
    },
  },
  get '/julbord'() {
    return christmasTexts()
  },
  '/evenemang': {
    sv: {
      title: 'Evenemang på fjället i Norrland – Källfjället',
      description:
        'Det händer på Källfjället i Norrland: mat, retreat, jul och nyår. Se datum, priser och hur du bokar, och vad som har varit.',
      h1: 'Evenemang',
    },
    en: {
      title: 'Events in the mountains of Sweden – Källfjället',
      description:
        'What’s on at Källfjället in northern Sweden: food, retreats, Christmas and New Year. See dates, prices and how to book, and what has been.',
      h1: 'Events',
    },
  },
  get '/hostretreat'() {
    return eventTexts(events.hostretreat)
  },
  '/booking-inquiry': {
    sv: {
      title: 'Bokningsförfrågan, privat och företag – Källfjället',
      description: `Skicka en förfrågan om weekend, spa, julbord, nyår eller konferens på Källfjället i Norrland. Vi svarar inom ${hotel.inquiryAnswerHours} timmar.`,
      h1: 'Boknings\u00ADförfrågan',
    },
    en: {
      title: 'Booking enquiry for guests and companies – Källfjället',
      description: `Send an enquiry about a weekend, the spa, Christmas, New Year or a conference at Källfjället in northern Sweden. We reply within ${hotel.inquiryAnswerHours} hours.`,
      h1: 'Booking enquiry',
    },
  },
  '/lediga-jobb': jobsTexts,
  '/kvarglomt': {
    sv: {
      title: 'Kvarglömt på hotellet – Källfjället Hotell & Spa',
      description: `Har du glömt något på Källfjället? Vi sparar kvarglömda saker i ${formatCount(houseRules.lostItemsKeptMonths, 'sv')} månader, men inte mat, dryck, underkläder eller hygienartiklar. Skriv vad du saknar.`,
      h1: 'Kvarglömt',
    },
    en: {
      title: 'Lost property – Källfjället Hotel & Spa',
      description: `Left something behind at Källfjället? We keep lost items for ${formatCount(houseRules.lostItemsKeptMonths, 'en')} months, though not food, drink, underwear or toiletries. Tell us what you’re missing.`,
      h1: 'Lost property',
    },
  },
  '/villkor': {
    sv: {
      title: 'Villkor: bokning, avbokning och integritet – Källfjället',
      description: `Så bokar, avbokar och bor du på Källfjället: åldersgräns ${houseRules.minimumAge} år, full återbetalning till ${cancellation.full.daysFrom} dagar före, gruppvillkor, personuppgifter och kakor.`,
      h1: 'Villkor',
    },
    en: {
      title: 'Terms: booking, cancellation and privacy – Källfjället',
      description: `Booking, cancelling and staying at Källfjället: minimum age ${houseRules.minimumAge}, full refund up to ${cancellation.full.daysFrom} days before, group terms, personal data and cookies.`,
      h1: 'Terms',
    },
  },
  '/integritetspolicy': {
    sv: {
      title: 'Integritetspolicy i korthet – Källfjället Hotell & Spa',
      description: `Vilka uppgifter Källfjället ber om, varför, och hur länge de sparas: ${retention.daysAfterStay} dagar efter vistelsen. Kort version med länk till hela policyn.`,
      h1: 'Integritets\u00ADpolicy i korthet',
    },
    en: {
      title: 'Privacy policy in brief – Källfjället Hotel & Spa',
      description: `What data Källfjället asks for, why, and how long it’s kept: ${retention.daysAfterStay} days after your stay. The short version, with a link to the full policy.`,
      h1: 'Privacy policy in brief',
    },
  },
  '/tillganglighet': {
    sv: {
      title: 'Tillgänglighetsredogörelse – Källfjället Hotell & Spa',
      description:
        'Så fungerar Källfjällets webbplats med tangentbord, skärmläsare och förstoring: vad som är testat, vilka brister vi känner till och hur du når oss.',
      h1: 'Tillgänglighets\u00ADredogörelse',
    },
    en: {
      title: 'Accessibility statement – Källfjället Hotel & Spa',
      description:
        'How Källfjället’s website works with a keyboard, screen reader and magnification: what we’ve tested, the limitations we know of and how to reach us.',
      h1: 'Accessibility statement',
    },
  },
  '/avregistrera': {
    sv: {
      title: 'Avregistrera dig från nyhetsbrevet – Källfjället',
      description:
        'Avregistrera dig från Källfjällets nyhetsbrev med länken i ditt senaste utskick. Ett tryck räcker: du behöver inte logga in och inte säga varför.',
      h1: 'Avregistrera dig',
    },
    en: {
      title: 'Unsubscribe from the newsletter – Källfjället',
      description:
        'Unsubscribe from Källfjället’s newsletter with the link in your latest email. One press is enough: you don’t have to log in or say why.',
      h1: 'Unsubscribe',
    },
    noindex: true,
  },
}
