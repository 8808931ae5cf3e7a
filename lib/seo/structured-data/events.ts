import type { EventLeaf, FoodEventLeaf, Offer } from 'schema-dts'
import { christmasBuffet, christmasTexts } from '@/content/christmas'
import { calendarEvents, type CalendarEvent } from '@/content/events'
import { christmas, foodEvents, newYear } from '@/content/facts'
import { findFoodEvent } from '@/content/food-events'
import { newYearLead, newYearOffers, newYearTexts } from '@/content/new-year'
import { venue } from '@/content/venue'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress, thingId } from './address'
import { postalAddress } from './hotel'
import { describeOffer } from './offers'
import { pictureAddress } from './picture'

type DatedEvent = EventLeaf | FoodEventLeaf

/** The dated events of the calendar. Packages are offers, not events, and are not among them. */
export function describeCalendar(locale: Locale): DatedEvent[] {
  return calendarEvents.map((event) => describeEvent(event, locale))
}

/** The crayfish party as its own page has it, with its price. */
export function describeCrayfishParty(locale: Locale): DatedEvent {
  const event = findEvent('kraftskiva-2025')
  const { h1, lead } = findFoodEvent('kraftskiva').text[locale]
  return {
    ...describeEvent(event, locale),
    name: h1,
    description: lead,
    offers: describeOffer(foodEvents.crayfishPerPerson, locale, {
      url: addressOf(event, locale),
      per: 'person',
    }),
  }
}

/** The Christmas buffet on each of its dates, with its prices. */
export function describeChristmasBuffets(locale: Locale): DatedEvent[] {
  const event = findEvent('julbord')
  const [adults, children] = christmasBuffet.prices[locale]
  const url = addressOf(event, locale)
  return christmas.buffet.dates.map((date) => ({
    ...describeEvent({ ...event, date, endDate: date }, locale),
    name: christmasTexts[locale].h1,
    description: christmasBuffet.text[locale],
    offers: [
      describeOffer(christmas.buffet.adult, locale, { name: adults?.label, url, per: 'person' }),
      describeOffer(christmas.buffet.child, locale, { name: children?.label, url, per: 'person' }),
    ],
  }))
}

/** New Year's Eve with both ways to be there. */
export function describeNewYear(locale: Locale): DatedEvent {
  const event = findEvent('nyarsfirande')
  const offer = (kronor: number, { title, text }: typeof newYearOffers.package): Offer =>
    describeOffer(kronor, locale, {
      name: title[locale],
      description: text[locale],
      url: addressOf(event, locale),
      per: 'person',
    })
  return {
    ...describeEvent(event, locale),
    name: newYearTexts[locale].h1,
    description: newYearLead[locale],
    offers: [
      offer(newYear.packagePerPerson, newYearOffers.package),
      offer(newYear.dinnerOnlyPerPerson, newYearOffers.dinner),
    ],
  }
}

function describeEvent(event: CalendarEvent, locale: Locale): DatedEvent {
  return {
    '@type': event.isFoodEvent ? 'FoodEvent' : 'Event',
    name: event.title[locale],
    description: event.description[locale],
    startDate: event.date,
    endDate: event.endDate ?? event.date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: pictureAddress(event.picture.name),
    url: addressOf(event, locale),
    location: { '@type': 'Place', name: venue.name[locale], address: postalAddress },
    organizer: { '@id': thingId('hotel') },
  }
}

function addressOf({ href }: CalendarEvent, locale: Locale): string {
  return absoluteAddress(href, locale)
}

function findEvent(id: string): CalendarEvent {
  const event = calendarEvents.find((candidate) => candidate.id === id)
  if (!event) throw new Error(`No event ${id} in the calendar`)
  return event
}
