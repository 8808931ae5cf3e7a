import type { Offer } from 'schema-dts'

/** An offer in kronor. `from` marks the lowest of several prices. */
export function describeOffer(
  kronor: number,
  { name, url, from = false }: { name?: string; url?: string; from?: boolean } = {},
): Offer {
  return {
    '@type': 'Offer',
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    priceCurrency: 'SEK',
    ...(from
      ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: kronor, priceCurrency: 'SEK' } }
      : { price: kronor }),
  }
}
