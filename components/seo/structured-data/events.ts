import type { EventLeaf, OfferLeaf } from 'schema-dts'
import { type CalendarEvent, isBookable } from '@/content/calendar'
import type { HotelEvent } from '@/content/events'
import { venue } from '@/content/venue'
import { isOver } from '@/lib/dates/offers'
import { type Locale, textIn } from '@/lib/i18n/locales'
import { absoluteUrl, pictureUrl } from './absolute-url'
import { postalAddress } from './hotel'

/** Events with their prices while they can be booked; nothing of what has no date or is over. */
export function describeEvents(events: readonly HotelEvent[], locale: Locale): EventLeaf[] {
  return events
    .filter((event): event is CalendarEvent => event.days !== undefined && !isOver(event.days))
    .map((event) => {
      const url = absoluteUrl(event.href, locale)
      const offers = event.prices.map(({ kronor, label }): OfferLeaf => ({
        '@type': 'Offer',
        name: textIn(label ?? event.title, locale),
        price: kronor,
        priceCurrency: 'SEK',
        url,
      }))
      return {
        '@type': 'Event',
        name: textIn(event.title, locale),
        description: textIn(event.description, locale),
        startDate: event.days.from,
        endDate: event.days.to,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        image: pictureUrl(event.picture.name),
        url,
        location: { '@type': 'Place', name: textIn(venue.name, locale), address: postalAddress },
        organizer: {
          '@type': 'Organization',
          name: textIn(venue.name, locale),
          url: absoluteUrl('/', locale),
        },
        ...(isBookable(event) && { offers }),
      }
    })
}
