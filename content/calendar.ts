import type { Localized } from '@/lib/i18n/locales'
import type { ViewOf } from '@/lib/routes/views'
import { onDay, type Dated } from '../lib/dates/offers.ts'
import { christmas, foodEvents, newYear } from './facts.ts'

// Node runs this file as it is, for `npm run inbox -- season`.

/** A category of events, as the query parameter has it. */
export type EventCategory = ViewOf<'/evenemang'>

/** One entry of the calendar. */
export interface CalendarEvent {
  id: string
  /** Page of the event. */
  href: string
  category: EventCategory
  /** True where schema.org calls it a food event. */
  isFoodEvent?: true
  days: Dated
  title: Localized
  /** Shorter, for the line of months. */
  lineTitle?: Localized
  /** Two lines on the card. */
  description: Localized
  /** Beside its category: where it is, or on which of its days. */
  note?: Localized
  /** Name of the picture, and where its subject is in percent. */
  picture: { name: string; position: { x: number; y: number } }
  /** The card's place in the rhythm of the whole list. */
  layout: 'wide' | 'row' | 'mirrored'
}

/** The calendar, in the order of its dates. */
export const calendarEvents: readonly CalendarEvent[] = [
  {
    id: 'kraftskiva-2025',
    href: '/food-event/kraftskiva',
    isFoodEvent: true,
    category: 'mat-dryck',
    days: foodEvents.crayfish,
    title: { sv: 'Kräftskiva', en: 'Crayfish party' },
    description: {
      sv: 'Kräftor, krondill och lyktor över bordet. Sångerna tar du med dig.',
      en: 'Crayfish, crown dill and lanterns over the table. You bring the songs.',
    },
    note: { sv: 'i restaurangen', en: 'in the restaurant' },
    picture: { name: 'food-crayfish', position: { x: 50, y: 68 } },
    layout: 'wide',
  },
  {
    id: 'hostretreat',
    href: '/hostretreat',
    category: 'retreat',
    days: foodEvents.retreat,
    title: { sv: 'Höstretreat', en: 'Autumn retreat' },
    description: {
      sv: 'Tre dagar när ljuset är lågt. Du behöver inte prestera någonting.',
      en: 'Three days when the light is low. Nothing is expected of you.',
    },
    picture: { name: 'hero-autumn-birch', position: { x: 62, y: 40 } },
    layout: 'row',
  },
  {
    id: 'julbord',
    href: '/julbord',
    isFoodEvent: true,
    category: 'jul-nyar',
    days: christmas.season,
    title: { sv: 'Julbord', en: 'Christmas buffet' },
    description: {
      sv: 'Sill, skinka och allt däremellan. Ingen räknar hur många gånger du tar om.',
      en: 'Herring, ham and everything in between. Nobody counts how often you go back.',
    },
    note: { sv: 'utvalda dagar', en: 'on selected days' },
    picture: { name: 'food-christmas-buffet', position: { x: 46, y: 62 } },
    layout: 'mirrored',
  },
  {
    id: 'nyarsfirande',
    href: '/nyar',
    category: 'jul-nyar',
    days: onDay(newYear.date),
    title: { sv: 'Nyårsfirande', en: 'New Year’s Eve' },
    lineTitle: { sv: 'Nyår', en: 'New Year' },
    description: {
      sv: 'Fyra rätter, underhållning och en skål vid tolvslaget.',
      en: 'Four courses, entertainment and a toast on the stroke of midnight.',
    },
    picture: { name: 'event-new-year', position: { x: 50, y: 62 } },
    layout: 'row',
  },
]
