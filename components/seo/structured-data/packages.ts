import type { OfferLeaf } from 'schema-dts'
import type { HotelPackage } from '@/content/packages'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress } from './address'
import { describeOffer } from './offers'

/** The packages that state a price, as /paketerbjudanden shows them. */
export function describePackages(packages: readonly HotelPackage[], locale: Locale): OfferLeaf[] {
  return packages.flatMap(({ title, summary, anchor, price }) =>
    price === undefined
      ? []
      : [
          describeOffer(price.kronor, locale, {
            name: title,
            description: summary,
            url: `${absoluteAddress('/paketerbjudanden', locale)}#${anchor}`,
            from: price.from,
            per: price.per,
          }),
        ],
  )
}
