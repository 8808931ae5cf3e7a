import type { Event, FoodEvent } from 'schema-dts'
import { calendarEvents, eventHref } from '@/content/events'
import { christmas, foodEvents, newYear, packagePrices } from '@/content/facts'
import { findPicture } from '@/content/pictures'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { pictureSources } from '@/lib/pictures/sources'
import { absoluteAddress, thingId } from './address'
import { postalAddress } from './hotel'
import { describeOffer } from './offers'

/** Prices per person of the calendar's events. */
const prices: Readonly<Record<string, number>> = {
  'kraftskiva-2025': foodEvents.crayfishPerPerson,
  hostretreat: packagePrices.autumnRetreatPerPerson,
  julbord: christmas.buffet.adult,
  nyarsfirande: newYear.dinnerOnlyPerPerson,
}

const FOOD_EVENTS: readonly string[] = ['kraftskiva-2025', 'julbord']

/** The dated events of the calendar. Packages are offers, not events, and are not among them. */
export function describeEvents(locale: Locale): (Event | FoodEvent)[] {
  return calendarEvents.map((event) => ({
    '@type': FOOD_EVENTS.includes(event.id) ? 'FoodEvent' : 'Event',
    name: event.title[locale],
    description: event.description[locale],
    startDate: event.date,
    endDate: event.endDate ?? event.date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: new URL(pictureSources(findPicture(event.picture.name)).fallback, absoluteAddress('/', locale))
      .href,
    url: absoluteAddress(eventHref(event.id), locale),
    location: { '@type': 'Place', name: venue.name[locale], address: postalAddress },
    organizer: { '@id': thingId('hotel') },
    ...(prices[event.id] !== undefined && {
      offers: describeOffer(prices[event.id] ?? 0, { url: absoluteAddress(eventHref(event.id), locale) }),
    }),
  }))
}
