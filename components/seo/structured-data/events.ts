import type { EventLeaf, OfferLeaf } from 'schema-dts'
import { isBookable } from '@/content/calendar'
import type { HotelEvent } from '@/content/events'
import { venue } from '@/content/venue'
import { isOver, type Dated } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { absoluteAddress, pictureAddress, thingId } from './address'
import { postalAddress } from './hotel'
import { describeOffer } from './offers'

/** Events with their prices while they can be booked; an offer where no date is stated; nothing of what is over. */
export function describeEvents(
  events: readonly HotelEvent[],
  locale: Locale,
  day = today(),
): (EventLeaf | OfferLeaf)[] {
  return events.flatMap((event): (EventLeaf | OfferLeaf)[] => {
    const { days } = event
    if (days === undefined) return describeOffers(event, locale).slice(0, 1)
    return isOver(days, day) ? [] : [describeEvent(event, days, locale, day)]
  })
}

function describeEvent(event: HotelEvent, days: Dated, locale: Locale, day: string): EventLeaf {
  return {
    '@type': 'Event',
    name: removeSoftHyphens(textIn(event.title, locale)),
    description: textIn(event.description, locale),
    startDate: days.from,
    endDate: days.to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: pictureAddress(event.picture.name),
    url: absoluteAddress(event.href, locale),
    location: { '@type': 'Place', name: textIn(venue.name, locale), address: postalAddress },
    organizer: { '@id': thingId('hotel') },
    ...(isBookable(event, day) && { offers: describeOffers(event, locale) }),
  }
}

function describeOffers({ prices, title, description, href }: HotelEvent, locale: Locale): OfferLeaf[] {
  return prices.map(({ kronor, label }) =>
    describeOffer(kronor, locale, {
      name: (label && textIn(label, locale)) ?? removeSoftHyphens(textIn(title, locale)),
      description: textIn(description, locale),
      url: absoluteAddress(href, locale),
      per: 'person',
    }),
  )
}
