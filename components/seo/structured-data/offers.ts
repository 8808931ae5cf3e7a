import type { OfferLeaf, UnitPriceSpecification } from 'schema-dts'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { thingId } from './address'

/** What a price is for. */
export type PriceUnit = 'person' | 'night' | 'room'

interface OfferDetails {
  name?: string
  description?: string
  /** Absolute address of where the offer is described. */
  url?: string
  /** True where the price is the lowest of several. */
  from?: boolean
  per?: PriceUnit
  /** False where the price excludes VAT. */
  withVat?: boolean
}

const unitNames: Readonly<Record<PriceUnit, Localized>> = {
  person: { sv: 'person', en: 'person' },
  night: { sv: 'natt', en: 'night' },
  room: { sv: 'rum och natt', en: 'room and night' },
}

/** An offer of the hotel in kronor. */
export function describeOffer(
  kronor: number,
  locale: Locale,
  { name, description, url, from = false, per, withVat = true }: OfferDetails = {},
): OfferLeaf {
  const isPlain = !from && per === undefined && withVat
  const specification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(from ? { minPrice: kronor } : { price: kronor }),
    priceCurrency: 'SEK',
    valueAddedTaxIncluded: withVat,
    ...(per !== undefined && { unitText: unitNames[per][locale] }),
  }
  return {
    '@type': 'Offer',
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
    priceCurrency: 'SEK',
    ...(!from && { price: kronor }),
    ...(!isPlain && { priceSpecification: specification }),
    offeredBy: { '@id': thingId('hotel') },
  }
}
