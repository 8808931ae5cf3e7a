import { formatCount } from '@/lib/i18n/count'
import { capitalize, formatPrice } from '@/lib/i18n/format'
import type { Localized } from '@/lib/i18n/locales'
import { charging } from './charging'
import { distancesKm, hours, rooms } from './facts'
import { guideDogs } from './rooms'
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

/** URLs of the map service. The embedded map is fetched only with consent. */
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

export const goodToKnow: readonly Record<'heading' | 'text', Localized>[] = [
  {
    heading: { sv: 'Med elbil', en: 'By electric car' },
    text: {
      sv: `Vid hotellet står ${charging.sv.posts}. ${capitalize(charging.sv.fee)}. Bilen laddar medan du äter middag och sover.`,
      en: `The hotel has ${charging.en.posts}. ${capitalize(charging.en.fee)}. The car charges while you have dinner and sleep.`,
    },
  },
  {
    heading: { sv: 'När receptionen har stängt', en: 'When reception is closed' },
    text: {
      sv: `Telefonen är bemannad även då. Säg till när du bokar om du kommer efter ${hours.lateArrivalAfter}.`,
      en: `We still answer the phone. If you’ll be arriving after ${hours.lateArrivalAfter}, please say so when you book.`,
    },
  },
  {
    heading: { sv: 'Före incheckning', en: 'Before check-in' },
    text: {
      sv: `Rummen är klara från ${hours.checkIn}. Väskorna får stå hos oss så länge, utan kostnad.`,
      en: `Rooms are ready from ${hours.checkIn}. Until then you’re welcome to leave your bags with us, free of charge.`,
    },
  },
]

export const access = {
  heading: { sv: 'För dig med funktions\u00ADnedsättning', en: 'For guests with disabilities' },
  room: {
    sv: `Det tillgänglighetsanpassade rummet är ${rooms.accessible.sizeSqm}\u00A0m², rymmer högst ${formatCount(rooms.accessible.maxGuests, 'sv')} personer och kostar från ${formatPrice(rooms.accessible.priceForTwoFrom, 'sv')} per natt för två. Det bokas med en förfrågan, så hinner vi prata igenom vad du behöver.`,
    en: `The accessible room measures ${rooms.accessible.sizeSqm}\u00A0m², sleeps up to ${formatCount(rooms.accessible.maxGuests, 'en')} and costs from ${formatPrice(rooms.accessible.priceForTwoFrom, 'en')} per night for two. To book it, send us an enquiry; that gives us time to talk through what you need.`,
  },
  dogs: guideDogs,
} satisfies Record<string, Localized>
