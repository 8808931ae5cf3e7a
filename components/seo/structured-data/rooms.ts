import type { HotelRoom, OfferLeaf } from 'schema-dts'
import { rooms } from '@/content/facts'
import type { RoomOffer } from '@/content/rooms'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress, thingId } from './address'
import { describeOffer, type PriceUnit } from './offers'
import { pictureAddress } from './picture'

/** The lowest price of each kind of room in kronor, and what it is for; the accessible room's holds for two. */
const lowestPrices: Readonly<Record<RoomOffer['id'], { kronor: number; per: PriceUnit }>> = {
  standard: { kronor: rooms.standard.pricePerPersonFrom, per: 'person' },
  'pet-friendly': { kronor: rooms.petFriendly.pricePerRoomFrom, per: 'room' },
  accessible: { kronor: rooms.accessible.priceForTwoFrom, per: 'room' },
  deluxe: { kronor: rooms.deluxe.pricePerPersonFrom, per: 'person' },
}

/** Each kind of room with its lowest price, as /boende shows it. */
export function describeRooms(offers: readonly RoomOffer[], locale: Locale): HotelRoom[] {
  return offers.map((room) => ({
    '@type': 'HotelRoom',
    '@id': `${absoluteAddress('/boende', locale)}#${room.id}`,
    name: room.title,
    description: room.description,
    image: pictureAddress(room.pictures[0]),
    floorSize: { '@type': 'QuantitativeValue', value: room.sizeSqm, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxGuests },
    petsAllowed: room.id === 'pet-friendly',
    containedInPlace: { '@id': thingId('hotel') },
  }))
}

/** The offers of those rooms, each naming its room. */
export function describeRoomOffers(offers: readonly RoomOffer[], locale: Locale): OfferLeaf[] {
  const page = absoluteAddress('/boende', locale)
  return offers.map((room) => ({
    ...describeOffer(lowestPrices[room.id].kronor, locale, {
      description: room.price.per,
      url: room.bookingUrl ?? absoluteAddress('/booking-inquiry', locale),
      from: true,
      per: lowestPrices[room.id].per,
    }),
    itemOffered: { '@id': `${page}#${room.id}` },
  }))
}
