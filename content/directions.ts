import { formatPrice } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
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

interface DirectionsTexts {
  gate: { heading: string; text: string }
  distances: { heading: string; caption: string }
  good: { heading: string; rows: readonly { heading: string; text: string }[] }
  access: { heading: string; paragraphs: readonly string[]; caption: string }
}

/** Copy of the directions page. */
export const directionsTexts: Localized<DirectionsTexts> = {
  sv: {
    gate: {
      heading: 'Vill du kunna zooma?',
      text: 'Den ritade kartan hämtas från oss. Den interaktiva kommer från OpenStreetMap, som då får din IP-adress. Därför frågar vi först. Svaret gäller bara det här besöket på sidan.',
    },
    distances: { heading: 'Så långt är det', caption: 'Avstånd på väg till Källfjället, i kilometer' },
    good: {
      heading: 'Bra att veta på vägen',
      rows: [
        {
          heading: 'Med elbil',
          text: `Vid hotellet står ${hotel.chargingPosts} stolpar med sammanlagt ${hotel.chargersType2} laddare av typ 2, växelström. Serviceavgift tillkommer. Kabeln hinner göra sitt medan du äter middag och sover.`,
        },
        {
          heading: 'Sent på kvällen',
          text: `Kommer du efter ${hours.lateArrivalAfter} säger du till när du bokar. När receptionen är stängd svarar vi i telefon.`,
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
        `Det tillgängliga rummet har tröskelfritt badrum med stödhandtag och plats att vända. Det är ${rooms.accessible.sizeSqm} kvadratmeter, tar upp till ${rooms.accessible.maxGuests} personer och kostar från ${formatPrice(rooms.accessible.priceForTwoFrom, 'sv')} för två. Det bokas med en förfrågan, så att vi hinner prata om vad du behöver.`,
        'Ledarhund bor utan kostnad, med intyg.',
        'Undrar du över en tröskel, en dörr eller vägen från bilen? Ring. Det är lättare att svara på än att skriva om.',
      ],
      caption: 'Badrummet i det tillgängliga rummet.',
    },
  },
  en: {
    gate: {
      heading: 'Would you like to zoom?',
      text: 'The drawn map comes from us. The interactive one comes from OpenStreetMap, which is then given your IP address. That is why we ask first. Your answer holds for this visit to the page alone.',
    },
    distances: { heading: 'How far it is', caption: 'Distance by road to Källfjället, in kilometres' },
    good: {
      heading: 'Good to know on the way',
      rows: [
        {
          heading: 'By electric car',
          text: `There are ${hotel.chargingPosts} posts at the hotel with ${hotel.chargersType2} type 2 AC chargers between them. A service fee applies. The cable has time to do its work while you have dinner and sleep.`,
        },
        {
          heading: 'Late in the evening',
          text: `If you arrive after ${hours.lateArrivalAfter}, tell us when you book. When reception is closed we answer the phone.`,
        },
        {
          heading: 'Before check-in',
          text: `Rooms are ready from ${hours.checkIn}. Until then your bags can stay with us, free of charge.`,
        },
      ],
    },
    access: {
      heading: 'For guests with disabilities',
      paragraphs: [
        `The accessible room has a bathroom without a threshold, with grab rails and space to turn. It measures ${rooms.accessible.sizeSqm} square metres, takes up to ${rooms.accessible.maxGuests} people and costs from ${formatPrice(rooms.accessible.priceForTwoFrom, 'en')} for two. You book it with an inquiry, so that there is time to talk about what you need.`,
        'Guide dogs stay free of charge, with their ID.',
        'Wondering about a threshold, a door or the way from the car? Ring us. It is easier to answer than to write about.',
      ],
      caption: 'The bathroom of the accessible room.',
    },
  },
}
