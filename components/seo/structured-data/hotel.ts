import type { HotelLeaf, PostalAddress, RestaurantLeaf } from 'schema-dts'
import { hotel, hours, paymentMethods, rooms } from '@/content/facts'
import { meals } from '@/content/restaurant'
import { roomOffers } from '@/content/rooms'
import { venue } from '@/content/venue'
import { type Locale, textIn } from '@/lib/i18n/locales'
import { formatRange } from '@/lib/i18n/range'
import { absoluteUrl, pictureUrl } from './absolute-url'

export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: venue.address.street,
  postalCode: venue.address.postalCode,
  addressLocality: venue.address.city,
  addressCountry: venue.address.countryCode,
}

const nightPrices = [...roomOffers.map(({ price }) => price.kronor), rooms.deluxe.priceForTwo]

export function describeHotel(locale: Locale): HotelLeaf {
  return {
    '@type': 'Hotel',
    name: textIn(venue.name, locale),
    url: absoluteUrl('/', locale),
    address: postalAddress,
    telephone: venue.phone.e164,
    image: pictureUrl('hero-winter-blue-hour'),
    geo: { '@type': 'GeoCoordinates', ...venue.coordinates },
    email: venue.email,
    checkinTime: hours.checkIn,
    checkoutTime: hours.checkOut,
    numberOfRooms: hotel.roomCount,
    petsAllowed: true,
    priceRange: `${formatRange(Math.min(...nightPrices), Math.max(...nightPrices))} SEK`,
    currenciesAccepted: 'SEK',
    paymentAccepted: textIn(paymentMethods, locale).join(', '),
  }
}

export function describeRestaurant(locale: Locale): RestaurantLeaf {
  const url = absoluteUrl('/weekly-menu', locale)
  return {
    '@type': 'Restaurant',
    name: textIn(venue.name, locale),
    url: absoluteUrl('/restaurant', locale),
    address: postalAddress,
    telephone: venue.phone.e164,
    image: pictureUrl('hero-restaurant-evening'),
    hasMenu: {
      '@type': 'Menu',
      url,
      inLanguage: locale,
      hasMenuItem: meals.flatMap(({ name, price }) =>
        typeof price === 'number'
          ? {
              '@type': 'MenuItem' as const,
              name: textIn(name, locale),
              offers: { '@type': 'Offer' as const, price, priceCurrency: 'SEK', url },
            }
          : [],
      ),
    },
  }
}
