import type { EventLeaf, FoodEventLeaf, Offer, OfferLeaf } from 'schema-dts'
import { christmasBuffet, christmasTexts, comingBuffets } from '@/content/christmas'
import { calendarEvents, type CalendarEvent } from '@/content/calendar'
import { comingOccasions, findEvent } from '@/content/events'
import { christmas, foodEvents, newYear } from '@/content/facts'
import type { FoodEvent } from '@/content/food-events'
import { isNewYearOffered, newYearLead, newYearOffers, newYearTexts } from '@/content/new-year'
import { venue } from '@/content/venue'
import { isOver, onDay } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress, thingId } from './address'
import { postalAddress } from './hotel'
import { describeOffer } from './offers'
import { pictureAddress } from './picture'

type DatedEvent = EventLeaf | FoodEventLeaf

/** What is coming or running, each evening of the Christmas buffet by itself. Packages are offers and not among them. */
export function describeCalendar(locale: Locale, day = today()): DatedEvent[] {
  return comingOccasions(day).map((event) => describeEvent(event, locale))
}

/** A food event as its page has it: an event with its price, an offer where no date is stated, nothing once it is over. */
export function describeFoodEvent(
  { href, text }: FoodEvent,
  locale: Locale,
  day = today(),
): (DatedEvent | OfferLeaf)[] {
  const { h1, lead, price } = text[locale]
  const offer = { url: absoluteAddress(href, locale), per: 'person' as const }
  const event = calendarEvents.find((candidate) => candidate.href === href)
  if (!event) {
    return [
      describeOffer(foodEvents.surstrommingPerPerson, locale, { name: h1, description: lead, ...offer }),
    ]
  }
  if (isOver(event.days, day)) return []
  return [
    {
      ...describeEvent(event, locale),
      name: h1,
      description: lead,
      ...(price !== undefined && { offers: describeOffer(event.kronor, locale, offer) }),
    },
  ]
}

/** The Christmas buffet on each evening that is left, with its prices. */
export function describeChristmasBuffets(locale: Locale, day = today()): DatedEvent[] {
  const event = findEvent('julbord')
  const { prices, text } = christmasBuffet(day)
  const [adults, children] = prices[locale]
  const url = addressOf(event, locale)
  return comingBuffets(day).map((date) => ({
    ...describeEvent({ ...event, days: onDay(date) }, locale),
    name: christmasTexts(day)[locale].h1,
    description: text[locale],
    offers: [
      describeOffer(christmas.buffet.adult, locale, { name: adults?.label, url, per: 'person' }),
      describeOffer(christmas.buffet.child, locale, { name: children?.label, url, per: 'person' }),
    ],
  }))
}

/** New Year's Eve with both ways to be there; nothing once it is over. */
export function describeNewYear(locale: Locale, day = today()): DatedEvent[] {
  if (!isNewYearOffered(day)) return []
  const event = findEvent('nyarsfirande')
  const offer = (kronor: number, { title, text }: typeof newYearOffers.package): Offer =>
    describeOffer(kronor, locale, {
      name: title[locale],
      description: text[locale],
      url: addressOf(event, locale),
      per: 'person',
    })
  return [
    {
      ...describeEvent(event, locale),
      name: newYearTexts(day)[locale].h1,
      description: newYearLead(day)[locale],
      offers: [
        offer(newYear.packagePerPerson, newYearOffers.package),
        offer(newYear.dinnerOnlyPerPerson, newYearOffers.dinner),
      ],
    },
  ]
}

function describeEvent(event: CalendarEvent, locale: Locale): DatedEvent {
  return {
    '@type': event.isFoodEvent ? 'FoodEvent' : 'Event',
    name: event.title[locale],
    description: event.description[locale],
    startDate: event.days.from,
    endDate: event.days.to,
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
