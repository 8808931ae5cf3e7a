import type { HotelLeaf, PostalAddress } from 'schema-dts'
import { hotel, hours, paymentMethods, rooms } from '@/content/facts'
import { venue } from '@/content/venue'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { absoluteAddress, pictureAddress } from './address'

/** The hotel's postal address. */
export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: venue.address.street,
  postalCode: venue.address.postalCode,
  addressLocality: venue.address.city,
  addressCountry: venue.address.countryCode,
}

/** The hotel as the home page and the page of its rooms have it. */
export function describeHotel(locale: Locale): HotelLeaf {
  return {
    '@type': 'Hotel',
    name: textIn(venue.name, locale),
    url: absoluteAddress('/', locale),
    address: postalAddress,
    telephone: venue.phone.e164,
    image: pictureAddress('hero-winter-blue-hour'),
    geo: { '@type': 'GeoCoordinates', ...venue.coordinates },
    email: venue.email,
    checkinTime: hours.checkIn,
    checkoutTime: hours.checkOut,
    numberOfRooms: hotel.roomCount,
    petsAllowed: true,
    priceRange: `${rooms.standard.pricePerPersonFrom}–${rooms.deluxe.priceForTwo} SEK`,
    currenciesAccepted: 'SEK',
    paymentAccepted: textIn(paymentMethods, locale).join(', '),
  }
}
