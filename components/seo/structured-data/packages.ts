import type { OfferLeaf } from 'schema-dts'
import { conferenceTexts } from '@/content/conference'
import { conference } from '@/content/facts'
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

/** The day conference, the one conference package with a stated price, which excludes VAT. */
export function describeDayConference(locale: Locale): OfferLeaf {
  const { title, text, price } = conferenceTexts[locale].offers.day
  return describeOffer(conference.dayConferencePerPersonFrom, locale, {
    name: title,
    description: `${text} ${price.note}`,
    url: absoluteAddress('/conference-packages', locale),
    from: true,
    per: 'person',
    withVat: false,
  })
}
