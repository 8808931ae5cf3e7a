import type { Hotel, LocationFeatureSpecification, PostalAddress } from 'schema-dts'
import { hotel, hours, rooms } from '@/content/facts'
import { venue } from '@/content/venue'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { pictureSources } from '@/lib/pictures/sources'
import { findPicture } from '@/content/pictures'
import { absoluteAddress, thingId } from './address'

/** The hotel's postal address. */
export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: venue.address.street,
  postalCode: venue.address.postalCode,
  addressLocality: venue.address.city,
  addressCountry: venue.address.countryCode,
}

const amenities: readonly Localized[] = [
  { sv: 'Gratis wifi', en: 'Free Wi-Fi' },
  { sv: 'Gratis bagageförvaring', en: 'Free luggage storage' },
  { sv: 'Spa med pool och bastu', en: 'Spa with pool and sauna' },
  { sv: 'Restaurang', en: 'Restaurant' },
  { sv: 'Laddplatser för elbil', en: 'Electric car charging' },
  { sv: 'Konferensrum', en: 'Conference rooms' },
]

/** The hotel, as other structured data refers to it. */
export function describeHotel(locale: Locale): Hotel {
  return {
    '@type': 'Hotel',
    '@id': thingId('hotel'),
    name: venue.name[locale],
    url: absoluteAddress('/', locale),
    image: new URL(
      pictureSources(findPicture('hero-winter-blue-hour')).fallback,
      absoluteAddress('/', locale),
    ).href,
    address: postalAddress,
    geo: { '@type': 'GeoCoordinates', ...venue.coordinates },
    telephone: venue.phone.e164,
    email: venue.email,
    checkinTime: hours.checkIn,
    checkoutTime: hours.checkOut,
    numberOfRooms: hotel.roomCount,
    petsAllowed: true,
    priceRange: `${rooms.standard.pricePerPersonFrom}–${rooms.deluxe.priceForTwo} SEK`,
    currenciesAccepted: 'SEK',
    paymentAccepted: hotel.paymentMethods.join(', '),
    amenityFeature: amenities.map((amenity): LocationFeatureSpecification => ({
      '@type': 'LocationFeatureSpecification',
      name: amenity[locale],
      value: true,
    })),
  }
}
