import type { OfferLeaf, UnitPriceSpecification } from 'schema-dts'
import { textIn, type Locale, type Localized } from '@/lib/i18n/locales'
import { thingId } from './address'

/** What a price is for. */
type PriceUnit = 'person' | 'night'

interface OfferDetails {
  name?: string
  description?: string
  /** Absolute address of where the offer is described. */
  url?: string
  /** True where the price is the lowest of several. */
  from?: boolean
  per?: PriceUnit
}

const unitNames: Readonly<Record<PriceUnit, Localized>> = {
  person: { sv: 'person', en: 'person' },
  night: { sv: 'natt', en: 'night' },
}

/** An offer of the hotel in kronor. */
export function describeOffer(
  kronor: number,
  locale: Locale,
  { name, description, url, from = false, per }: OfferDetails = {},
): OfferLeaf {
  const isPlain = !from && per === undefined
  const specification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(from ? { minPrice: kronor } : { price: kronor }),
    priceCurrency: 'SEK',
    valueAddedTaxIncluded: true,
    ...(per !== undefined && { unitText: textIn(unitNames[per], locale) }),
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
