import type { HotelRoom, Offer } from 'schema-dts'
import { rooms } from '@/content/facts'
import { findPicture } from '@/content/pictures'
import type { RoomOffer } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'
import { pictureSources } from '@/lib/pictures/sources'
import { absoluteAddress, thingId } from './address'
import { describeOffer } from './offers'

/** What the lowest price of each kind of room is, in kronor. */
const priceFrom: Readonly<Record<RoomOffer['id'], number>> = {
  standard: rooms.standard.pricePerPersonFrom,
  'pet-friendly': rooms.petFriendly.pricePerRoomFrom,
  accessible: rooms.accessible.priceForTwoFrom,
  deluxe: rooms.deluxe.pricePerPersonFrom,
}

/** Each kind of room with its lowest price, as /boende shows it. */
export function describeRooms(offers: readonly RoomOffer[], locale: Locale): HotelRoom[] {
  return offers.map((room) => ({
    '@type': 'HotelRoom',
    '@id': `${absoluteAddress('/boende', locale)}#${room.id}`,
    name: room.title,
    description: room.description,
    image: new URL(pictureSources(findPicture(room.pictures[0])).fallback, absoluteAddress('/', locale)).href,
    floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxGuests },
    petsAllowed: room.id === 'pet-friendly',
    containedInPlace: { '@id': thingId('hotel') },
  }))
}

/** The offers of those rooms, each naming its room. */
export function describeRoomOffers(offers: readonly RoomOffer[], locale: Locale): Offer[] {
  const page = absoluteAddress('/boende', locale)
  return offers.map((room) => ({
    ...describeOffer(priceFrom[room.id], {
      name: `${room.title}, ${room.price.per}`,
      url: room.bookingUrl ?? absoluteAddress('/booking-inquiry', locale),
      from: true,
    }),
    itemOffered: { '@id': `${page}#${room.id}` },
    offeredBy: { '@id': thingId('hotel') },
  }))
}
