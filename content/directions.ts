import { formatCount } from '@/lib/i18n/count'
import { formatPrice } from '@/lib/i18n/format'
import { distancesKm, hotel, hours, rooms } from './facts'
import { venue } from './venue'

const { latitude, longitude } = venue.coordinates

/** Half the width and height of the embedded map, in degrees: about 20 km each way. */
const SPAN = { longitude: 0.42, latitude: 0.18 }

const box = [
  longitude - SPAN.longitude,
  latitude - SPAN.latitude,
  longitude + SPAN.longitude,
  latitude + SPAN.latitude,
]
  .map((degrees) => degrees.toFixed(2))
  .join(',')

/** Addresses at the map service. The embedded map is fetched only with consent. */
export const maps = {
  embed: `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  directions: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
} as const

/** Road distances in kilometres, nearest first. The hotel states no travel times. */
export const distances = [
  { city: 'Lycksele', km: distancesKm.lycksele },
  { city: 'Skellefteå', km: distancesKm.skelleftea },
  { city: 'Piteå', km: distancesKm.pitea },
  { city: 'Umeå', km: distancesKm.umea },
  { city: 'Luleå', km: distancesKm.lulea },
] as const

export type City = (typeof distances)[number]['city']

interface MapNotice {
  heading: string
  text: string
  /** What follows without a stored yes to content from others, and with one. */
  asking: string
  consented?: string
}

/** What stands below the map that is shown. */
export type MapNotices = Readonly<Record<'drawn' | 'embedded', MapNotice>>

/** Copy of the directions page. */
export const directionsTexts = {
  sv: {
    map: {
      drawn: {
        heading: 'Vill du zooma i kartan?',
        text: 'Den ritade kartan hämtas från oss. Den interaktiva kommer från OpenStreetMap, som då får din IP-adress.',
        asking: 'Därför frågar vi först. Svaret gäller bara det här besöket på sidan.',
      },
      embedded: {
        heading: 'Interaktiv karta',
        text: 'Kartan kommer från OpenStreetMap, som får din IP-adress.',
        asking: 'Ditt svar gäller bara det här besöket på sidan.',
        consented:
          'Den laddas eftersom du har sagt ja till innehåll från andra. Du ändrar dig under Inställningar för kakor längst ner på sidan.',
      },
    },
    distances: { heading: 'Avstånd', caption: 'Vägavstånd till Källfjället, i kilometer' },
    good: {
      heading: 'Bra att veta innan du åker',
      rows: [
        {
          heading: 'Med elbil',
          text: `Vid hotellet står ${formatCount(hotel.chargingPosts, 'sv')} laddstolpar med ${formatCount(hotel.chargersType2, 'sv')} typ 2-laddare (AC). Serviceavgift tillkommer; receptionen säger hur mycket. Bilen laddar medan du äter middag och sover.`,
        },
        {
          heading: 'Parkering, buss och tåg',
          text: 'Ring innan du åker, så berättar vi om parkering, motorvärmare, buss, tåg och transfer.',
        },
        {
          heading: 'När receptionen har stängt',
          text: `Ring innan du kommer, så säger vi hur du får nyckeln. Säg till redan när du bokar om du kommer efter ${hours.lateArrivalAfter}.`,
        },
        {
          heading: 'Före incheckning',
          text: `Rummen är klara från ${hours.checkIn}. Väskorna får stå hos oss så länge, utan kostnad.`,
        },
      ],
    },
    access: {
      heading: 'För dig med funktions\u00ADnedsättning',
      paragraphs: [
        `Det tillgängliga rummet är ${rooms.accessible.sizeSqm} m², rymmer högst ${formatCount(rooms.accessible.maxGuests, 'sv')} personer och kostar från ${formatPrice(rooms.accessible.priceForTwoFrom, 'sv')} per natt för två. Det bokas med en förfrågan, så att vi hinner prata igenom vad du behöver.`,
        'Ledarhundar bor gratis. Ta med hundens legitimation.',
      ],
      ring: 'Undrar du över en tröskel, en dörr eller vägen från bilen? Ring, så berättar vi.',
    },
  },
  en: {
    map: {
      drawn: {
        heading: 'Want to zoom in on the map?',
        text: 'The drawn map comes from us. The interactive one comes from OpenStreetMap, which will see your IP address.',
        asking: 'That’s why we ask first. Your answer applies to this visit only.',
      },
      embedded: {
        heading: 'Interactive map',
        text: 'The map comes from OpenStreetMap, which sees your IP address.',
        asking: 'Your answer applies to this visit only.',
        consented:
          'It loads because you’ve said yes to content from others. You can change your mind under Cookie settings at the foot of the page.',
      },
    },
    distances: { heading: 'Distances', caption: 'Distances by road to Källfjället, in kilometres' },
    good: {
      heading: 'Good to know before you set off',
      rows: [
        {
          heading: 'By electric car',
          text: `The hotel has ${formatCount(hotel.chargingPosts, 'en')} charging posts with ${formatCount(hotel.chargersType2, 'en')} type 2 chargers (AC). A service fee applies; reception will tell you how much. The car charges while you have dinner and sleep.`,
        },
        {
          heading: 'Parking, bus and train',
          text: 'Call before you set off and we’ll tell you about parking, engine heaters, buses, trains and transfers.',
        },
        {
          heading: 'When reception is closed',
          text: `Call before you arrive and we’ll tell you how to get your key. If you’ll arrive after ${hours.lateArrivalAfter}, let us know when you book.`,
        },
        {
          heading: 'Before check-in',
          text: `Rooms are ready from ${hours.checkIn}. Until then you’re welcome to leave your bags with us, free of charge.`,
        },
      ],
    },
    access: {
      heading: 'For guests with disabilities',
      paragraphs: [
        `The accessible room measures ${rooms.accessible.sizeSqm} m², sleeps up to ${formatCount(rooms.accessible.maxGuests, 'en')} and costs from ${formatPrice(rooms.accessible.priceForTwoFrom, 'en')} per night for two. To book it, send us an enquiry; that gives us time to talk through what you need.`,
        'Guide dogs stay free. Please bring the dog’s ID.',
      ],
      ring: 'Wondering about a threshold, a door or the way in from the car? Give us a ring and we’ll talk it through.',
    },
  },
}
