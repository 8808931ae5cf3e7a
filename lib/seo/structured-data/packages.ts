import type { OfferLeaf } from 'schema-dts'
import { conferenceTexts } from '@/content/conference'
import { conference, foodEvents, packagePrices } from '@/content/facts'
import type { FoodEvent } from '@/content/food-events'
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
  const { title, text } = conferenceTexts[locale].offers.day
  return describeOffer(conference.dayConferencePerPersonFrom, locale, {
    name: title,
    description: text,
    url: absoluteAddress('/conference-packages', locale),
    from: true,
    per: 'person',
    withVat: false,
  })
}

/** A food event or retreat that is sold per person and has no certain date. */
export function describeUndatedOffer({ id, href, text }: FoodEvent, locale: Locale): OfferLeaf {
  const kronor =
    id === 'hostretreat' ? packagePrices.autumnRetreatPerPerson : foodEvents.surstrommingPerPerson
  return describeOffer(kronor, locale, {
    name: text[locale].h1,
    description: text[locale].lead,
    url: absoluteAddress(href, locale),
    per: 'person',
  })
}
