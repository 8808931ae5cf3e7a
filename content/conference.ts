import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { formatCount } from '@/lib/i18n/count'
import { formatHours, formatList, formatPrice, formatRange } from '@/lib/i18n/format'
import { PERCENT_SIGN } from '@/lib/i18n/range'
import { phoneLink } from '@/content/phone'
import { venue } from '@/content/venue'
import { conference, groupTerms, hotel, hours } from './facts'
import { groupPlaces } from './group-places'

const email = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`

/** Whom to ask, with links. */
export const conferenceContact: Localized = {
  sv: `Frågor om konferens eller aktiviteter? Mejla ${email} eller ring ${phoneLink.sv}.`,
  en: `Questions about conferences or activities? Email ${email} or call ${phoneLink.en}.`,
}

/** A package with fixed hours, or hours of the group's own. The words are those of addresses. */
export const arrangements = ['day', 'lunchToLunch', 'tailored'] as const
export type Arrangement = (typeof arrangements)[number]

/** When a package begins and ends, in hours after midnight of the first day; the second day's noon is 36. */
export const packageHours = {
  day: { start: toHour(hours.dayConference.from), end: toHour(hours.dayConference.to) },
  lunchToLunch: {
    start: toHour(hours.lunchToLunch.fromDayOne),
    end: MIDNIGHT + toHour(hours.lunchToLunch.toDayTwo),
  },
}

/** What the day conference includes wherever it is offered, as parts of a sentence. */
export const dayConferenceIncludes: readonly Localized[] = [
  { sv: 'konferensrum hela dagen', en: 'a conference room all day' },
  { sv: 'wifi', en: 'Wi-Fi' },
]

const capacities = (locale: Locale) =>
  formatList(
    groupPlaces.map(({ capacity }) => `${capacity}`),
    locale,
  )
const { fromDayOne, toDayTwo } = hours.lunchToLunch
const meetingSize = formatRange(conference.meetingRooms.from, conference.meetingRooms.to)

/** Copy of the conference page and the page of its packages. */
export const conferenceTexts = {
  sv: {
    lead: `${formatCount(hotel.conferenceRoomCount, 'sv', { startsSentence: true })} konferensrum och ett fjäll utanför. Ni sköter mötet. Vi sköter kaffet, maten och kvällen.`,
    rooms: {
      heading: 'Ett rum i lagom storlek',
      text: `Ett samtal mellan två behöver en dörr som går att stänga, och en kickoff behöver golvyta. Vi har ${formatCount(hotel.conferenceRoomCount, 'sv')} konferensrum för grupper på ${meetingSize} personer. Berätta hur många ni är och vilken teknik ni behöver, så föreslår vi ett rum.`,
    },
    clock: {
      heading: 'En dag, eller lunch till lunch',
      text: 'Det finns två färdiga paket. Det ena ryms i en arbetsdag. Det andra ger er en kväll ihop, och det är ofta då det lossnar.',
    },
    offers: {
      day: {
        title: 'Dags\u00ADkonferens',
        text: 'Ett rum, en arbetsdag och hem till middag. Konferensrum hela dagen och wifi ingår; kaffe och lunch får ni pris på i vårt svar.',
        price: {
          from: 'från',
          amount: formatPrice(conference.dayConferencePerPersonFrom, 'sv'),
          note: 'per person, exklusive moms. Kontakta oss för pris på er dag.',
        },
        hours: formatHours(hours.dayConference),
      },
      lunchToLunch: {
        title: 'Lunch till lunch',
        text: 'Börja med lunch, arbeta, ät middag, sov på saken. Dagen därpå vet ni vad ni tycker.',
        price: { amount: 'Pris på förfrågan', note: 'beror på antal och upplägg' },
        hours: `${fromDayOne} till ${toDayTwo} dagen därpå`,
      },
      tailored: {
        title: 'Skräddarsytt',
        text: 'Passar inget av paketen sätter vi ihop ett eget åt er: två dagar i följd, en förmiddag för styrelsen, en vandring mitt i budgeten. Skriv vad mötet ska leda till, så föreslår vi ett upplägg.',
        price: { amount: 'Pris på förfrågan', note: 'beror på antal och upplägg' },
        hours: 'era egna tider',
      },
    },
    food: {
      heading: 'Maten',
      text: 'Köket lagar efter årstiden, gärna med råvaror från trakten. Lunch och middag väljer ni i förfrågan. För er som bor här serverar köket middag alla kvällar, och på fredagar och lördagar blir det husmanskost. Skriv i förfrågan om någon har en allergi, så slipper ni ta det vid bordet.',
    },
    venues: {
      heading: 'Fler platser än konferensrummen',
      text: `Här finns ${formatCount(groupPlaces.length, 'sv')} mindre platser, för högst ${capacities('sv')} personer.`,
    },
    tailored: {
      heading: 'Färdigt paket eller skräddarsytt',
      text: 'Ta ett paket som det är eller gör om det. I förfrågan väljer ni förmiddagskaffe, lunch, eftermiddagskaffe och middag, hur många nätter ni stannar och vad dagarna ska handla om. Lägg till en lek, en mordgåta eller en provning. Ni får ett pris på alltihop.',
    },
    activities: {
      heading: 'Ut mellan punkterna på dagordningen',
      text: 'De bästa idéerna dyker sällan upp framför en skärm. De kommer på vägen hem, när ingen längre försöker. Vid varje aktivitet står hur många ni minst behöver vara.',
    },
    packagesLead:
      'En arbetsdag, lunch till lunch eller precis så länge ni behöver. Välj ett paket och berätta hur många ni är.',
    groupTerms: {
      heading: 'Innan ni bokar',
      text: `Handpenningen är ${groupTerms.depositPercent}${PERCENT_SIGN.sv} av det avtalade priset och betalas inom ${formatCount(groupTerms.depositDueDays, 'sv')} dagar från bokningen. Vad som gäller om ni måste avboka står i gruppvillkoren.`,
    },
  },
  en: {
    lead: `${formatCount(hotel.conferenceRoomCount, 'en', { startsSentence: true })} conference rooms and a mountain outside. You run the meeting; we look after the coffee, the food and the evening.`,
    rooms: {
      heading: 'A room that’s the right size',
      text: `Two people talking need a door that shuts; a whole company needs floor space. We have ${formatCount(hotel.conferenceRoomCount, 'en')} conference rooms for groups of ${meetingSize}. Tell us how many of you there are and what equipment you need, and we’ll suggest the right one.`,
    },
    clock: {
      heading: 'A day, or lunch to lunch',
      text: 'There are two ready-made packages. One fits into a working day. The other gives you an evening together, which is often when things fall into place.',
    },
    offers: {
      day: {
        title: 'Day conference',
        text: 'One room, one working day, and home in time for dinner. A conference room all day and Wi-Fi are included; we’ll price coffee and lunch in our reply.',
        price: {
          from: 'from',
          amount: formatPrice(conference.dayConferencePerPersonFrom, 'en'),
          note: 'per person, excluding VAT. Contact us for a price for your day.',
        },
        hours: formatHours(hours.dayConference),
      },
      lunchToLunch: {
        title: 'Lunch to lunch',
        text: 'Start with lunch, work, have dinner, sleep on it. By the next day you’ll know what you think.',
        price: { amount: 'Price on request', note: 'depends on numbers and programme' },
        hours: `${fromDayOne} to ${toDayTwo} the next day`,
      },
      tailored: {
        title: 'Tailor-made',
        text: 'If neither package fits, we’ll put one together for you: two days running, a morning for the board, a hike in the middle of the budget. Tell us what the meeting should lead to and we’ll suggest a plan.',
        price: { amount: 'Price on request', note: 'depends on numbers and programme' },
        hours: 'your own hours',
      },
    },
    food: {
      heading: 'The food',
      text: 'The kitchen cooks with the seasons, using local produce where it can. You choose lunch and dinner in your enquiry. Hotel guests are served dinner every evening, and on Fridays and Saturdays it’s Swedish home cooking. Mention any allergies in your enquiry and you won’t have to raise them at the table.',
    },
    venues: {
      heading: 'Beyond the conference rooms',
      text: `There are ${formatCount(groupPlaces.length, 'en')} smaller places, for up to ${capacities('en')} people.`,
    },
    tailored: {
      heading: 'Ready-made or tailor-made',
      text: 'Take a package as it is, or change it. In your enquiry you choose morning coffee, lunch, afternoon coffee and dinner, how many nights you’ll stay and what the days are for. Add a game, a murder mystery or a tasting, and we’ll give you one price for everything.',
    },
    activities: {
      heading: 'Outdoors between the items on the agenda',
      text: 'Good ideas seldom turn up in front of a screen. They come on the walk home, once nobody’s trying. Each activity says how many of you there need to be.',
    },
    packagesLead:
      'A working day, lunch to lunch, or exactly as long as you need. Choose a package and tell us how many of you there are.',
    groupTerms: {
      heading: 'Before you book',
      text: `The deposit is ${groupTerms.depositPercent}${PERCENT_SIGN.en} of the agreed price, due within ${formatCount(groupTerms.depositDueDays, 'en')} days of booking. The group terms set out what applies if you have to cancel.`,
    },
  },
}
