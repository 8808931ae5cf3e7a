import type { Localized } from '@/lib/i18n/locales'
import { formatHours, formatPrice, formatRange } from '@/lib/i18n/format'
import { venue } from '@/content/venue'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { conference, groupTerms, hotel, hours } from './facts'

/** The inquiry form with the tab "Företag" open. */
export const conferenceInquiry = inquiryHref({ fromConference: true })

const email = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`
const phone = `[${venue.phone.display}](${venue.phone.href})`

/** Whom to ask, with links. */
export const conferenceContact: Localized = {
  sv: `Frågor om konferens eller aktiviteter? Mejla ${email} eller ring ${phone}.`,
  en: `Questions about conferences or activities? Email ${email} or call ${phone}.`,
}

/** The two packages with fixed hours. */
export type ConferencePackage = 'day' | 'lunchToLunch'

interface PackageHours {
  /** Hours after midnight of the first day; the second day's noon is 36. */
  start: number
  end: number
}

/** When each package begins and ends. */
export const packageHours: Readonly<Record<ConferencePackage, PackageHours>> = {
  day: { start: toHour(hours.dayConference.from), end: toHour(hours.dayConference.to) },
  lunchToLunch: {
    start: toHour(hours.lunchToLunch.fromDayOne),
    end: 24 + toHour(hours.lunchToLunch.toDayTwo),
  },
}

/** Length of a package in hours. */
export function packageLength(name: ConferencePackage): number {
  return packageHours[name].end - packageHours[name].start
}

function toHour(time: string): number {
  const [hour = '0', minute = '0'] = time.split(':')
  return Number(hour) + Number(minute) / 60
}

interface Offer {
  title: string
  text: string
  price: { from?: string; amount: string; note: string }
  times: readonly { label: string; value: string }[]
}

interface Passage {
  heading: string
  text: string
}

interface ConferenceTexts {
  lead: string
  rooms: Passage
  clock: Passage
  offers: Readonly<Record<ConferencePackage, Offer>>
  food: Passage
  venues: Passage
  roomsTake: string
  tailored: Passage
  activities: Passage
  packages: { lead: string; tailored: Omit<Offer, 'times'> & { length: string } }
  groupTerms: Passage
}

const meetingSize = formatRange(conference.meetingRooms.from, conference.meetingRooms.to)

/** Copy of the conference page and the page of its packages. */
export const conferenceTexts: Localized<ConferenceTexts> = {
  sv: {
    lead: `${hotel.conferenceRoomCount} konferensrum och ett fjäll utanför. Ni sköter mötet, vi sköter kaffet, maten och kvällen.`,
    rooms: {
      heading: 'Ett rum som är lagom',
      text: `Ett samtal mellan två kräver en dörr som går att stänga. En avspark med hundra kräver ett golv. I huset finns ${hotel.conferenceRoomCount} rum för grupper på ${meetingSize} personer. Ni säger hur många ni är och vilken teknik ni behöver, vi letar upp väggarna som passar.`,
    },
    clock: {
      heading: 'En dag, eller ett dygn',
      text: 'Det finns två färdiga paket. Det ena ryms i en arbetsdag. Det andra ger er en kväll ihop, och det brukar vara där det händer.',
    },
    offers: {
      day: {
        title: 'Dags\u00ADkonferens',
        text: 'Ett rum, en tydlig dag och hem till middag.',
        price: {
          from: 'från',
          amount: formatPrice(conference.dayConferencePerPersonFrom, 'sv'),
          note: 'per person, exklusive moms. Kontakta oss för pris på er dag.',
        },
        times: [{ label: 'Tid', value: formatHours(hours.dayConference) }],
      },
      lunchToLunch: {
        title: 'Lunch till lunch',
        text: 'Börja med lunch, arbeta, ät middag, sov på saken. Dagen därpå vet ni vad ni tycker.',
        price: { amount: 'Pris på begäran', note: 'beror på antal och upplägg' },
        times: [
          { label: 'Dag 1', value: `från ${hours.lunchToLunch.fromDayOne}` },
          { label: 'Dag 2', value: `till ${hours.lunchToLunch.toDayTwo}` },
        ],
      },
    },
    food: {
      heading: 'Det som dukas fram',
      text: 'Köket lagar efter årstiden, med råvaror från trakten. Lunch efter förbokning, husmanskost på fredagar och lördagar. Skriv allergier i förfrågan, så slipper någon räcka upp handen vid bordet.',
    },
    venues: {
      heading: 'Så många får plats',
      text: 'Bildernas bredd visar hur många ni kan vara i varje hus.',
    },
    roomsTake: `personer i något av de ${hotel.conferenceRoomCount} konferensrummen i huset`,
    tailored: {
      heading: 'Paket, eller något eget',
      text: 'Ta ett paket som det är, eller rita om det. I förfrågan väljer ni lunch, middag, förmiddagskaffe och eftermiddagskaffe, hur många nätter ni stannar och vad dagarna ska handla om. Lägg till en lek, en gåta eller en provning, så räknar vi på helheten.',
    },
    activities: {
      heading: 'Mellan punkterna på dagordningen',
      text: `Den bästa idén kommer sällan framför skärmen. Den kommer i backen hem, när ingen längre försöker. Varje aktivitet har sitt minsta antal deltagare.`,
    },
    packages: {
      lead: 'En arbetsdag, ett dygn eller precis så länge som ni behöver. Välj en rad och skriv hur många ni är.',
      tailored: {
        title: 'Skräddarsytt',
        length: 'x',
        text: 'Passar ingen av raderna ovanför fyller ni i x själva. Två dagar i följd, en förmiddag för styrelsen, en vandring mitt i budgeten. Skriv vad mötet ska leda till, så föreslår vi hur dagarna kan se ut.',
        price: { amount: 'Pris på begäran', note: 'beror på antal och upplägg' },
      },
    },
    groupTerms: {
      heading: 'Innan ni skriver på',
      text: `Vi tar en handpenning på ${groupTerms.depositPercent} procent, att betala inom ${groupTerms.depositDueDays} dagar. Vad som gäller om ni blir färre eller måste ställa in står i gruppvillkoren, dag för dag.`,
    },
  },
  en: {
    lead: `${hotel.conferenceRoomCount} conference rooms and a mountain outside. You run the meeting, we look after the coffee, the food and the evening.`,
    rooms: {
      heading: 'A room that is just big enough',
      text: `A talk between two needs a door that shuts. A kick-off with a hundred needs a floor. The house has ${hotel.conferenceRoomCount} rooms for groups of ${meetingSize}. You say how many you are and what equipment you need, we find the walls that fit.`,
    },
    clock: {
      heading: 'A day, or a day and a night',
      text: 'There are two ready-made packages. One fits inside a working day. The other gives you an evening together, and that is usually where it happens.',
    },
    offers: {
      day: {
        title: 'Day conference',
        text: 'One room, one clear day, and home for dinner.',
        price: {
          from: 'from',
          amount: formatPrice(conference.dayConferencePerPersonFrom, 'en'),
          note: 'per person, excluding VAT. Contact us for a price for your day.',
        },
        times: [{ label: 'Time', value: formatHours(hours.dayConference) }],
      },
      lunchToLunch: {
        title: 'Lunch to lunch',
        text: 'Start with lunch, work, have dinner, sleep on it. The next day you know what you think.',
        price: { amount: 'Price on request', note: 'depends on numbers and plan' },
        times: [
          { label: 'Day 1', value: `from ${hours.lunchToLunch.fromDayOne}` },
          { label: 'Day 2', value: `until ${hours.lunchToLunch.toDayTwo}` },
        ],
      },
    },
    food: {
      heading: 'What is put on the table',
      text: 'The kitchen cooks by the season, with produce from around here. Lunch if you book ahead, home cooking on Fridays and Saturdays. Write allergies in the inquiry, and nobody has to put a hand up at the table.',
    },
    venues: {
      heading: 'How many fit',
      text: 'The width of each picture shows how many of you there is room for.',
    },
    roomsTake: `people in one of the ${hotel.conferenceRoomCount} conference rooms in the house`,
    tailored: {
      heading: 'A package, or something of your own',
      text: 'Take a package as it is, or redraw it. In the inquiry you choose lunch, dinner, morning coffee and afternoon coffee, how many nights you stay and what the days are for. Add a game, a mystery or a tasting, and we price the whole.',
    },
    activities: {
      heading: 'Between the items on the agenda',
      text: `The best idea seldom comes in front of the screen. It comes on the hill home, once nobody is trying. Each activity has its own minimum number of people.`,
    },
    packages: {
      lead: 'A working day, a day and a night, or exactly as long as you need. Pick a row and tell us how many you are.',
      tailored: {
        title: 'Made to measure',
        length: 'x',
        text: 'If none of the rows above fits, you fill in x yourselves. Two days running, a morning for the board, a hike in the middle of the budget. Tell us what the meeting is meant to lead to, and we suggest how the days could look.',
        price: { amount: 'Price on request', note: 'depends on numbers and plan' },
      },
    },
    groupTerms: {
      heading: 'Before you sign',
      text: `We take a deposit of ${groupTerms.depositPercent} per cent, due within ${groupTerms.depositDueDays} days. What applies if your numbers fall or you have to cancel is set out in the group terms, day by day.`,
    },
  },
}
