import { type Locale, localize, type Localized, textIn } from '../lib/i18n/locales.ts'
import { phone } from './phone.ts'

/**
 * Everything about the venue that an operator changes in one place.
 * Prices, hours and capacities are in `facts.ts`.
 */
export const venue = {
  name: { sv: 'Källfjället Hotell & Spa', en: 'Källfjället Hotel & Spa' },
  shortName: 'Källfjället',
  address: { street: 'Källvägen 1', postalCode: '935 00', city: 'Källfjället', countryCode: 'SE' },
  phone,
  email: 'info@kallfjallet.example',
  conferenceEmail: 'konferens@kallfjallet.example',
  /** Degrees, WGS 84. */
  coordinates: { latitude: 64.92, longitude: 19.05 },
} as const

const { street, postalCode, city } = venue.address

/** Postcode and city, in English with the country. */
export const cityLine: Localized = { sv: `${postalCode} ${city}`, en: `SE-${postalCode} ${city}, Sweden` }

export const addressLine = localize((locale) => `${street}, ${textIn(cityLine, locale)}`)

/** Name and address in one line. */
export const venueLine = (locale: Locale) => `${textIn(venue.name, locale)}, ${textIn(addressLine, locale)}`

/** What makes the ids in calendar files the hotel's own. */
export const emailDomain = venue.email.split('@')[1]

/** The emails as links, as `LinkedText` reads them. */
export const emailLink = `[${venue.email}](mailto:${venue.email})`
export const conferenceEmailLink = `[${venue.conferenceEmail}](mailto:${venue.conferenceEmail})`

const BOOKING_ENGINE = 'https://booking.kallfjallet.example'
const CHANNEL = 'channel=website'

/**
 * The company that runs the hotel, the controller of guests' data. To be filled in before opening (2002:562, 8 §): until
 * then the footer says nothing of it, the terms name the hotel, and `npm start` says what is missing.
 */
export const operator: Readonly<Record<'company' | 'registrationNumber' | 'vatNumber', string>> = {
  company: '',
  /** Organisationsnummer, `556000-0000`. */
  registrationNumber: '',
  /** Momsregistreringsnummer, `SE556000000001`. */
  vatNumber: '',
}

/** URLs of the external booking engine; each opens in a new tab. */
export const bookingEngine = {
  accommodation: `${BOOKING_ENGINE}/accommodation?${CHANNEL}`,
  room: (id: string) => `${BOOKING_ENGINE}/accommodation?${CHANNEL}&room=${id}`,
  package: (id: string | number) => `${BOOKING_ENGINE}/package?${CHANNEL}&package=${id}`,
  vouchers: 'https://voucher.kallfjallet.example/',
} as const
