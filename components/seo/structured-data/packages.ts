import type { OfferLeaf } from 'schema-dts'
import type { HotelPackage } from '@/content/package-parts'
import { anchorsOf } from '@/content/packages'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { absoluteAddress } from './address'
import { describeOffer } from './offers'

/** The packages that state a price, as /paketerbjudanden shows them. */
export function describePackages(packages: readonly HotelPackage[], locale: Locale): OfferLeaf[] {
  return packages.flatMap((item) => {
    const { title, summary, price } = item
    if (!('kronor' in price)) return []
    return describeOffer(price.kronor, locale, {
      name: textIn(title, locale),
      description: textIn(summary, locale),
      url: `${absoluteAddress('/paketerbjudanden', locale)}#${anchorsOf(item, locale)[0]}`,
      from: price.isFrom ?? false,
      per: price.per,
    })
  })
}
