import { formatWeekdays, groupWeekdays, nameWeekdays } from '@/lib/dates/weekdays'
import { formatCount } from '@/lib/i18n/count'
import {
  formatHours,
  formatList,
  formatMenuPrice,
  formatMonth,
  formatMonths,
  formatPrice,
  formatRange,
} from '@/lib/i18n/format'
import type { Locale, Localized } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'
import { activities } from './activities'
import { articles } from './articles'
import { christmasContent, eventContent } from './calendar'
import { events } from './events'
import {
  activitySeasons,
  cancellation,
  conference,
  dinnerDays,
  distancesKm,
  giftCards,
  hotel,
  hours,
  houseRules,
  jobTerms,
  menuPrices,
  retention,
  rooms,
  spa,
} from './facts'
import { namePlaces } from './group-places'
import { roomOffers } from './rooms'
import { addressLine, venue } from './venue'

/** What a page is called in its heading, in the browser's title and in search results. */
export interface PageContent {
  h1: Localized
  /** Followed by the hotel's name where it does not name the hotel (components/seo/page-metadata.ts). */
  title: Localized
  description: Localized
  noindex?: true
}

const meetingSize = formatRange(conference.meetingRooms.from, conference.meetingRooms.to)
const months = (activity: keyof typeof activitySeasons, locale: Locale) =>
  formatMonths(activitySeasons[activity], locale)
const sizes = roomOffers.map(({ sizeSqm }) => sizeSqm)
const roomSizes = formatRange(Math.min(...sizes), Math.max(...sizes))
const dayConference = (locale: Locale) => formatPrice(conference.dayConferencePerPersonFrom, locale)

/** The fixed values as a choice: `600 kr, 1 500 kr eller 3 000 kr`. */
const valuesAsChoice = (locale: Locale) =>
  formatList(
    giftCards.values.map((value) => formatPrice(value, locale)),
    locale,
    'disjunction',
  )

/** Title, description and heading of every page; of dated pages as they are today. */
export const pageMetadata: Record<RoutePath, PageContent> = {
  '/': {
    h1: { sv: 'Källfjället', en: 'Källfjället' },
    title: {
      sv: 'Källfjället Hotell & Spa – fjällhotell i Norrland',
      en: 'Källfjället Hotel & Spa – mountain hotel in northern Sweden',
    },
    description: {
      sv: `Fjällhotell vid en tusenårig kallkälla i Norrland: ${hotel.roomCount} rum, spa, restaurang och konferens. Se priser, öppettider och paket, och boka din vistelse.`,
      en: `A mountain hotel by a thousand-year-old spring in northern Sweden: ${hotel.roomCount} rooms, spa, restaurant and conference venue. See prices and packages.`,
    },
  },
  '/paketerbjudanden': {
    h1: { sv: 'Paket och erbjudanden', en: 'Packages and offers' },
    title: { sv: 'Hotellpaket på fjället: weekend och spa', en: 'Hotel packages in northern Sweden' },
    description: {
      sv: 'Hotellpaket för helg, spa, tjänsteresa och konferens på ett fjällhotell i Norrland. Se pris, tider och vad som ingår.',
      en: 'Hotel packages for a weekend, a spa break, a business trip or a conference in the mountains. See prices, programmes, times and what’s included.',
    },
  },
  '/boende': {
    h1: { sv: 'Boende', en: 'Rooms' },
    title: { sv: 'Rum på fjällhotell i Norrland', en: 'Mountain hotel rooms in Sweden' },
    description: {
      sv: `${formatCount(roomOffers.length, 'sv', { startsSentence: true })} rumstyper på ${roomSizes} kvadratmeter, från ${formatPrice(rooms.standard.pricePerPersonFrom, 'sv')} per person och natt med frukost, spa och wifi. Standard, husdjursvänligt, anpassat och deluxe.`,
      en: `${formatCount(roomOffers.length, 'en', { startsSentence: true })} room types of ${roomSizes} square metres, from ${formatPrice(rooms.standard.pricePerPersonFrom, 'en')} per person per night with breakfast and spa: standard, pet-friendly, accessible, deluxe.`,
    },
  },
  '/presentkort': {
    h1: { sv: 'Presentkort', en: 'Gift cards' },
    title: { sv: 'Presentkort på hotell, mat och spa', en: 'Gift cards for rooms, meals and spa' },
    description: {
      sv: `Presentkort på ${valuesAsChoice('sv')}, eller valfritt belopp från ${formatPrice(giftCards.freeAmountFrom, 'sv')}. Gäller i ${formatCount(giftCards.validMonths, 'sv')} månader för boende, mat, spa och aktiviteter.`,
      en: `Gift cards for ${valuesAsChoice('en')}, or any amount from ${formatPrice(giftCards.freeAmountFrom, 'en')}. Valid for ${giftCards.validMonths} months for rooms, meals, spa and activities.`,
    },
  },
  '/restaurant': {
    h1: { sv: 'Restaurangen', en: 'Restaurant' },
    title: { sv: 'Restaurang med husmanskost och helgmeny', en: 'Restaurant in the mountains: home cooking' },
    description: {
      sv: `Husmanskost ${nameWeekdays(dinnerDays, 'sv')}, och en trerättersmeny på helgen. Frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')}, lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} om du bokar i förväg. Boka bord med utsikt mot fjället.`,
      en: `Swedish home cooking on ${nameWeekdays(dinnerDays, 'en', { isPlural: true })} and three courses at weekends. Breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, lunch ${formatMenuPrice(menuPrices.lunch, 'en')} if you book ahead.`,
    },
  },
  '/weekly-menu': {
    h1: { sv: 'Meny och priser', en: 'Menu and prices' },
    title: { sv: 'Meny och priser: lunch, frukost, helg', en: 'Menu and prices: lunch, breakfast, weekend' },
    description: {
      sv: `Lunch ${formatMenuPrice(menuPrices.lunch, 'sv')} om du bokar i förväg, frukostbuffé ${formatMenuPrice(menuPrices.breakfastBuffet, 'sv')} och charkbricka i baren ${formatMenuPrice(menuPrices.charcuterieBoard, 'sv')}. Tvårättersmiddag varje ${nameWeekdays(dinnerDays, 'sv')} på Källfjället.`,
      en: `Lunch ${formatMenuPrice(menuPrices.lunch, 'en')} if you book ahead, breakfast buffet ${formatMenuPrice(menuPrices.breakfastBuffet, 'en')}, charcuterie board ${formatMenuPrice(menuPrices.charcuterieBoard, 'en')}. A two-course dinner every ${nameWeekdays(dinnerDays, 'en')} at Källfjället.`,
    },
  },
  '/relax': {
    h1: { sv: 'Spa och relax', en: 'Spa' },
    title: { sv: 'Spa med pool, bastu och behandlingar', en: 'Spa with pool, sauna and treatments' },
    description: {
      sv: `Pool på ${spa.poolDegrees}°, bastu på ${spa.saunaDegrees}° och ${formatCount(spa.treatmentCount, 'sv')} behandlingar. Öppet dygnet runt för dig som bor här, ${formatWeekdays(hours.spaDayGuests.days, 'sv')} ${formatHours(hours.spaDayGuests)} för dagsgäster från ${formatPrice(spa.dayGuestPerPersonFrom, 'sv')}.`,
      en: `A pool at ${spa.poolDegrees}°, a sauna at ${spa.saunaDegrees}° and ${formatCount(spa.treatmentCount, 'en')} treatments. Open round the clock for hotel guests, ${formatWeekdays(hours.spaDayGuests.days, 'en')} ${formatHours(hours.spaDayGuests)} for day guests from ${formatPrice(spa.dayGuestPerPersonFrom, 'en')}.`,
    },
  },
  '/upplevelser': {
    h1: { sv: 'Upp\u00ADlevelser', en: 'Activities' },
    title: { sv: 'Upplevelser på fjället i fyra årstider', en: 'Mountain activities in four seasons' },
    description: {
      sv: `Säsong, längd, nivå och minsta antal för ${activities.length} aktiviteter: skidspår ${months('skiTrack', 'sv')}, skoter ${months('snowmobile', 'sv')}, vandring ${months('hiking', 'sv')}.`,
      en: `Season, length, level and minimum group size for ${activities.length} activities: cross-country trails ${months('skiTrack', 'en')}, snowmobiling ${months('snowmobile', 'en')}, hiking ${months('hiking', 'en')}.`,
    },
  },
  '/nature': {
    h1: { sv: 'Naturen', en: 'Nature' },
    title: {
      sv: 'Fjällnatur i Norrland: skog, sjö och källa',
      en: 'Nature in northern Sweden: fell, lake, spring',
    },
    description: {
      sv: `Kallkällan, skogen och kalfjället, och vad du kan göra där, från skidspår i ${formatMonth(activitySeasons.skiTrack.from, 'sv')} till vandring i ${formatMonth(activitySeasons.hiking.to, 'sv')}. Elljusspår på ${hotel.floodlitTrackKm}\u00A0km, löpslingor på ${formatList(hotel.summerLoopsKm.map(String), 'sv', 'disjunction')}\u00A0km.`,
      en: `What to do by the cold spring, in the forest and on the fell, from cross-country trails in ${formatMonth(activitySeasons.skiTrack.from, 'en')} to hikes in ${formatMonth(activitySeasons.hiking.to, 'en')}. Running loops of ${formatList(hotel.summerLoopsKm.map(String), 'en', 'disjunction')}\u00A0km.`,
    },
  },
  '/magic': {
    h1: { sv: 'Legenden om källan', en: 'The legend of the spring' },
    title: { sv: 'Legenden om den tusenåriga källan', en: 'The legend of the thousand-year-old spring' },
    description: {
      sv: 'Berättelsen om kallkällan som har gett fjället dess namn: en vandrare med lykta, en natt i snön och ett löfte som har hållits i tusen år.',
      en: 'The story of the cold spring that gave the mountain its name: a traveller with a lantern, a night in the snow and a promise kept for a thousand years.',
    },
  },
  '/blog': {
    h1: { sv: 'Magasinet', en: 'The magazine' },
    title: { sv: 'Magasinet: mat, möten och årstider', en: 'The magazine: food, meetings, seasons' },
    description: {
      sv: `${formatCount(articles.length, 'sv', { startsSentence: true })} texter från Källfjället: om maten som växer långsamt, om möten som väger lite och om ett helt år runt kallkällan. Läs i vilken ordning du vill.`,
      en: `${formatCount(articles.length, 'en', { startsSentence: true })} pieces from Källfjället: on food that grows slowly, on meetings that travel light, and on a whole year round the cold spring. Read in any order.`,
    },
  },
  '/conference': {
    h1: { sv: 'Konferens', en: 'Conferences' },
    title: { sv: 'Konferens på fjället i Norrland', en: 'Conferences in the mountains of Sweden' },
    description: {
      sv: `${formatCount(hotel.conferenceRoomCount, 'sv', { startsSentence: true })} konferensrum för ${meetingSize} personer i Norrland. Dagskonferens från ${dayConference('sv')} per person exklusive moms, kontakta oss för pris på er dag.`,
      en: `${formatCount(hotel.conferenceRoomCount, 'en', { startsSentence: true })} conference rooms for ${meetingSize} people in northern Sweden. Day conference from ${dayConference('en')} per person excluding VAT, contact us for a price for your day.`,
    },
  },
  '/conference/planera': {
    h1: { sv: 'Planera er konferens', en: 'Plan your conference' },
    title: {
      sv: 'Planera er konferens: rum, tider och pris',
      en: 'Plan your conference: rooms, hours, price',
    },
    description: {
      sv: `Säg hur många ni är, ${meetingSize}, och hur länge ni stannar. Planen visar tider, platser och det pris vi kan ge direkt.`,
      en: `Tell us how many of you there are, ${meetingSize}, and how long you’ll stay. See times, spaces and the price we can give you straight away.`,
    },
  },
  '/conference-packages': {
    h1: { sv: 'Konferens\u00ADpaket', en: 'Conference packages' },
    title: { sv: 'Konferenspaket: en dag eller ett dygn', en: 'Conference packages: day or overnight' },
    description: {
      sv: `Dagskonferens ${formatHours(hours.dayConference)} från ${dayConference('sv')} per person exklusive moms, kontakta oss för pris på er dag. Lunch till lunch, eller skräddarsytt.`,
      en: `Day conference ${formatHours(hours.dayConference)} from ${dayConference('en')} per person excluding VAT, contact us for a price for your day. Lunch to lunch, or tailor-made.`,
    },
  },
  '/teambuilding': {
    h1: { sv: 'Team\u00ADbuilding', en: 'Team building' },
    title: { sv: 'Teambuilding: lek, gåtor och glöd', en: 'Team building: games and firelight' },
    description: {
      sv: `Quiz, skattjakt, musikquiz, femkamp eller promenad för ${formatPrice(conference.teambuilding.groupActivity, 'sv')} per person. Escape box och mordgåta ${formatPrice(conference.teambuilding.escapeAndMystery, 'sv')}. I ${namePlaces('sv', 'disjunction')}.`,
      en: `Games, quizzes and walks for ${formatPrice(conference.teambuilding.groupActivity, 'en')} per person, escape box or murder mystery ${formatPrice(conference.teambuilding.escapeAndMystery, 'en')}. In ${namePlaces('en', 'disjunction')}.`,
    },
  },
  '/celebrate': {
    h1: { sv: 'Fira hos oss', en: 'Celebrate with us' },
    title: { sv: 'Bröllop, möhippa och jubileum', en: 'Weddings, hen parties, anniversaries' },
    description: {
      sv: `Fira bröllop, möhippa, födelsedag eller jubileum på Källfjället, med spa, restaurang och ${hotel.roomCount} rum. Vi svarar på förfrågningar inom ${hotel.inquiryAnswerHours} timmar.`,
      en: `Celebrate a wedding, hen party, birthday or anniversary at Källfjället, with a spa, a restaurant and ${hotel.roomCount} rooms. We answer enquiries within ${hotel.inquiryAnswerHours} hours.`,
    },
  },
  '/hitta-till-oss': {
    h1: { sv: 'Hitta till oss', en: 'Find us' },
    title: { sv: 'Hitta till oss: karta, avstånd, laddning', en: 'Find us: map, distances and charging' },
    description: {
      sv: `${addressLine.sv}: ${distancesKm.lycksele}\u00A0km från Lycksele, ${distancesKm.skelleftea} från Skellefteå, ${distancesKm.umea} från Umeå. Telefon ${venue.phone.display.sv}, receptionens tider och laddning för elbil.`,
      en: `${addressLine.en}: ${distancesKm.lycksele}\u00A0km from Lycksele, ${distancesKm.skelleftea} from Skellefteå, ${distancesKm.umea} from Umeå. Phone ${venue.phone.display.en}, reception hours and EV charging.`,
    },
  },
  '/fragor-och-svar': {
    h1: { sv: 'Frågor och svar', en: 'Questions and answers' },
    title: { sv: 'Frågor och svar: tider, bokning, mat', en: 'Questions and answers: hours, booking' },
    description: {
      sv: `Incheckning från ${hours.checkIn}, reception ${groupWeekdays(hours.reception.weekdays.days).sv} ${formatHours(hours.reception.weekdays)}, betalning, husdjur, frukost, konferens och presentkort. Korta svar på det gäster frågar oftast.`,
      en: `Check-in from ${hours.checkIn}, reception on ${groupWeekdays(hours.reception.weekdays.days).en} ${formatHours(hours.reception.weekdays)}, payment, pets, breakfast, conferences and gift cards. Short answers to what guests ask most.`,
    },
  },
  get '/nyar'() {
    return eventContent(events.nyar)
  },
  '/service-utbud': {
    h1: { sv: 'Service på hotellet', en: 'Hotel services' },
    title: { sv: 'Service på hotellet: tider och priser', en: 'Hotel services: hours and prices' },
    description: {
      sv: `Reception, wifi, husdjur, elbilsladdning, bastu och ${formatCount(hotel.conferenceRoomCount, 'sv')} konferensrum: det som finns på hotellet, med tider, priser och villkor på en sida.`,
      en: `Reception, Wi-Fi, pets, EV charging, sauna and ${formatCount(hotel.conferenceRoomCount, 'en')} conference rooms: what the hotel has, with hours, prices and conditions on a single page.`,
    },
  },
  get '/julbord'() {
    return christmasContent()
  },
  '/evenemang': {
    h1: { sv: 'Evenemang', en: 'Events' },
    title: { sv: 'Evenemang på fjället i Norrland', en: 'Events in the mountains of Sweden' },
    description: {
      sv: 'Det händer på Källfjället i Norrland: mat, retreat, jul och nyår. Se datum och hur du bokar.',
      en: 'What’s on at Källfjället in northern Sweden: food, retreats, Christmas and New Year. See dates and how to book.',
    },
  },
  get '/hostretreat'() {
    return eventContent(events.hostretreat)
  },
  '/booking-inquiry': {
    h1: { sv: 'Skicka bokningsförfrågan', en: 'Send a booking enquiry' },
    title: { sv: 'Bokningsförfrågan, privat och företag', en: 'Booking enquiry for guests and companies' },
    description: {
      sv: `Skicka en förfrågan om weekend, spa, julbord, nyår eller konferens på Källfjället i Norrland. Vi svarar inom ${hotel.inquiryAnswerHours} timmar.`,
      en: `Send an enquiry about a weekend, the spa, Christmas, New Year or a conference at Källfjället in northern Sweden. We reply within ${hotel.inquiryAnswerHours} hours.`,
    },
  },
  '/lediga-jobb': {
    h1: { sv: 'Jobba hos oss', en: 'Work with us' },
    title: { sv: 'Lediga jobb på fjällhotell', en: 'Jobs at a mountain hotel' },
    description: {
      sv: `Jobba på Källfjället, ett fjällhotell i Norrland med kollektivavtal (${jobTerms.collectiveAgreement}). Läs om tjänsterna och villkoren, och sök direkt på sidan.`,
      en: `Work at Källfjället, a mountain hotel in northern Sweden with a collective agreement (${jobTerms.collectiveAgreement}). Read about the jobs and their terms, and apply on the page.`,
    },
  },
  '/kvarglomt': {
    h1: { sv: 'Kvarglömt', en: 'Lost property' },
    title: {
      sv: 'Kvarglömt på hotellet – Källfjället Hotell & Spa',
      en: 'Lost property – Källfjället Hotel & Spa',
    },
    description: {
      sv: `Har du glömt något på Källfjället? Vi sparar kvarglömda saker i ${formatCount(houseRules.lostItemsKeptMonths, 'sv')} månader, men inte mat, dryck, underkläder eller hygienartiklar. Skriv vad du saknar.`,
      en: `Left something behind at Källfjället? We keep lost items for ${formatCount(houseRules.lostItemsKeptMonths, 'en')} months, though not food, drink, underwear or toiletries. Tell us what you’re missing.`,
    },
  },
  '/villkor': {
    h1: { sv: 'Villkor', en: 'Terms' },
    title: {
      sv: 'Villkor: bokning, avbokning och integritet',
      en: 'Terms: booking, cancellation and privacy',
    },
    description: {
      sv: `Så bokar, avbokar och bor du på Källfjället: åldersgräns ${houseRules.minimumAge} år, full återbetalning till ${cancellation.full.daysFrom} dagar före, gruppvillkor, personuppgifter och kakor.`,
      en: `Booking, cancelling and staying at Källfjället: minimum age ${houseRules.minimumAge}, full refund up to ${cancellation.full.daysFrom} days before, group terms, personal data and cookies.`,
    },
  },
  '/integritetspolicy': {
    h1: { sv: 'Integritets\u00ADpolicy i korthet', en: 'Privacy policy in brief' },
    title: {
      sv: 'Integritetspolicy i korthet – Källfjället Hotell & Spa',
      en: 'Privacy policy in brief – Källfjället Hotel & Spa',
    },
    description: {
      sv: `Vilka uppgifter Källfjället ber om, varför, och hur länge de sparas: ${retention.daysAfterStay} dagar efter vistelsen. Kort version med länk till hela policyn.`,
      en: `What data Källfjället asks for, why, and how long it’s kept: ${retention.daysAfterStay} days after your stay. The short version, with a link to the full policy.`,
    },
  },
  '/tillganglighet': {
    h1: { sv: 'Tillgänglighets\u00ADredogörelse', en: 'Accessibility statement' },
    title: {
      sv: 'Tillgänglighetsredogörelse – Källfjället Hotell & Spa',
      en: 'Accessibility statement – Källfjället Hotel & Spa',
    },
    description: {
      sv: 'Så fungerar Källfjällets webbplats med tangentbord, skärmläsare och förstoring: vad som är testat, vilka brister vi känner till och hur du når oss.',
      en: 'How Källfjället’s website works with a keyboard, screen reader and magnification: what we’ve tested, the limitations we know of and how to reach us.',
    },
  },
  '/avregistrera': {
    h1: { sv: 'Avregistrera dig', en: 'Unsubscribe' },
    title: { sv: 'Avregistrera dig från nyhetsbrevet', en: 'Unsubscribe from the newsletter' },
    description: {
      sv: 'Avregistrera dig från Källfjällets nyhetsbrev med länken i ditt senaste utskick. Ett tryck räcker: du behöver inte logga in och inte säga varför.',
      en: 'Unsubscribe from Källfjället’s newsletter with the link in your latest email. One press is enough: you don’t have to log in or say why.',
    },
    noindex: true,
  },
}
