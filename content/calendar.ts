import { isOffered, isOver, otherYear } from '@/lib/dates/offers'
import { capitalize, formatDays, formatPrice, PER_PERSON } from '@/lib/i18n/format'
import { type Locale, localize, type Localized, textIn } from '@/lib/i18n/locales'
import { keepRanges } from '@/lib/i18n/range'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { christmasDescription } from './christmas'
import { type EventCategory, events, type HotelEvent } from './events'

export type CalendarEvent = HotelEvent & Required<Pick<HotelEvent, 'days'>>

export const categoryLabels: Readonly<Record<EventCategory, Localized>> = {
  'mat-dryck': { sv: 'MAT & DRYCK', en: 'FOOD & DRINK' },
  liveband: { sv: 'LIVEBAND', en: 'LIVE BAND' },
  retreat: { sv: 'RETREAT', en: 'RETREAT' },
  'jul-nyar': { sv: 'JUL & NYÅR', en: 'CHRISTMAS & NEW YEAR' },
  'konst-kultur': { sv: 'KONST & KULTUR', en: 'ART & CULTURE' },
}

const allEvents: readonly HotelEvent[] = Object.values(events)

const byDay = (a: CalendarEvent, b: CalendarEvent) => a.days.from.localeCompare(b.days.from)

export const calendarEvents: readonly CalendarEvent[] = allEvents
  .filter((event): event is CalendarEvent => event.days !== undefined)
  .toSorted(byDay)

/** What is coming or running, in the order of its dates. */
export function comingEvents(): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => !isOver(days))
}

/** What is over, the latest first. */
export function pastEvents(): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => isOver(days)).toReversed()
}

/** What guests can come to: the coming events, and of the Christmas season each evening and the week of lunches. */
export function comingOccasions(): CalendarEvent[] {
  return comingEvents()
    .flatMap((event) => event.occasions?.map((occasion) => ({ ...event, ...occasion })) ?? [event])
    .filter(({ days }) => !isOver(days))
    .toSorted(byDay)
}

/** What guests can come to next of an event: the event itself, or an evening of its season. */
export function nextOccasion(event: HotelEvent): HotelEvent {
  const ids = event.occasions?.map(({ id }) => id)
  return comingOccasions().find(({ id }) => ids?.includes(id)) ?? event
}

export const undatedEvents = allEvents.filter(({ days }) => days === undefined)

/** Other events to show below the page of one: what is coming, what has no date, what is over. */
export function otherEvents(href: string): HotelEvent[] {
  return [...comingEvents(), ...undatedEvents, ...pastEvents()].filter((event) => event.href !== href)
}

/** Whether it can be booked: its date may be set later. */
export function isBookable({ days }: HotelEvent): boolean {
  return days === undefined || isOffered(days)
}

/** `1 550 kr per person`, or both prices in words. */
export function formatEventPrice(event: HotelEvent, locale: Locale): string {
  return `${formatPrice(event.prices[0].kronor, locale)} ${eventUnit(event, locale)}`
}

/** What its first price is for. */
export function eventUnit({ unit = PER_PERSON }: HotelEvent, locale: Locale): string {
  return textIn(unit, locale)
}

/** Title, description and heading of an event's page: what it offers, or that it is over. */
export function eventContent(event: HotelEvent) {
  const place: Localized = { sv: 'på fjället i Norrland', en: 'in the mountains of Sweden' }
  const name = (locale: Locale) => removeSoftHyphens(textIn(event.title, locale))
  const dated = (locale: Locale) =>
    [name(locale), event.days && formatDays(event.days, locale, 'numeric')].filter(Boolean).join(' ')
  const h1 = event.h1 ?? event.title
  return isBookable(event)
    ? {
        h1,
        title: localize((locale) => `${name(locale)} ${textIn(place, locale)}`),
        description: localize(
          (locale) =>
            `${dated(locale)}, ${formatEventPrice(event, locale)}. ${textIn(event.description, locale)}`,
        ),
      }
    : { h1, title: localize(dated), description: localize((locale) => describeOver(event, locale).text) }
}

export function describeOver({ days, theName }: HotelEvent, locale: Locale) {
  const name = capitalize(textIn(theName, locale))
  const when = days && formatDays(days, locale, 'numeric')
  const isPast = days !== undefined && isOver(days)
  return textIn(
    {
      sv: {
        heading: isPast ? `${name} är över` : `${name} går inte längre att boka`,
        text: `${name} ${isPast ? 'hölls' : 'hålls'} ${when}. I kalendern står vad som händer härnäst på Källfjället.`,
      },
      en: {
        heading: isPast ? `${name} is over` : `${name} can no longer be booked`,
        text: `${name} ${isPast ? 'was' : 'is'} on ${when}. The calendar shows what’s coming up at Källfjället.`,
      },
    },
    locale,
  )
}

/** Of the Christmas page: the meals that are left. */
export function christmasContent() {
  return { ...eventContent(events.julbord), description: localize(christmasDescription) }
}

/** What comes next and can be booked, and when; undefined when nothing dated is left of the season. */
export function currentOffer(locale: Locale) {
  const event = comingOccasions().find((one) => isBookable(one))
  return event && { ...event, when: keepRanges(formatDays(event.days, locale, otherYear(event.days))) }
}
