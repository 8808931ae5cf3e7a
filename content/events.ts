import { type Dated, onDay, spanOf } from '../lib/dates/offers.ts'
import { weekdayOf } from '../lib/dates/own-days.ts'
import { nameWeekdays } from '../lib/dates/weekdays.ts'
import { capitalize, formatPrice, formatWeekday } from '../lib/i18n/format.ts'
import { localize, type Localized } from '../lib/i18n/locales.ts'
import type { foodEventIds } from '../lib/routes/detail-ids.ts'
import type { SubjectId } from '../lib/routes/inquiry-href.ts'
import type { RoutePath } from '../lib/routes/route-table.ts'
import type { ViewOf } from '../lib/routes/views.ts'
import { christmasDays, christmasMeals, lastMealDay } from './christmas.ts'
import { christmas, hours } from './facts.ts'
import type { PackageType } from './inquiry-choices.ts'
import { stay } from './package-parts.ts'
import type { PictureName } from './pictures.ts'
import { bookingEngine } from './venue.ts'

/** A category of events, as the query parameter has it. */
export type EventCategory = ViewOf<'/evenemang'>

type FoodEventId = (typeof foodEventIds)[number]

/** An event; `content/calendar.ts` derives from it where it is shown, and for how long. */
export interface HotelEvent {
  /** Stable: calendars of guests know it. */
  id: string
  href: RoutePath | `/food-event/${FoodEventId}`
  category: EventCategory
  /** Where at the hotel. */
  place?: Localized
  /** Undefined where no date is set. */
  days?: Dated
  /** Per person, with the kind of guest or of visit where there are several. */
  prices: readonly [Price, ...Price[]]
  /** What the first price is for, where it is not just a person. */
  unit?: Localized
  /** Name of the picture, and its focal point in percent. */
  picture: { name: PictureName; position: { x: number; y: number } }
  title: Localized
  /** Heading of its page, where that is not the title. */
  h1?: Localized
  /** The title within a sentence, with its article. */
  theName: Localized
  /** Two lines, on cards and in search results. */
  description: Localized
  /** Beside its category: on which of its days it is. */
  note?: Localized
  /** What takes place within its days, where that is not on all of them. */
  occasions?: readonly (Partial<HotelEvent> & { id: string; days: Dated })[]
}

interface Price {
  kronor: number
  label?: Localized
}

/** An event whose page is built from its entry. */
export interface FoodEvent extends HotelEvent {
  /** Upright, beside the title. */
  portrait: PictureName
  /** Beside what it includes. */
  wide: PictureName
  /** What the inquiry about it chooses. */
  inquiry: {
    about: SubjectId
    category: 'event' | 'weekend'
    dates: 'day' | 'stay'
    packageType?: PackageType
  }
  /** Where it is sold as a package. Without, a table is booked by phone. */
  bookingUrl?: string
  page: Localized<FoodEventPage>
}

interface FoodEventPage {
  lead: string
  text: string
  /** How to book a table, or what the price is for. */
  booking?: string
  details: readonly { label: string; value: string }[]
  includes: readonly string[]
  notes: string
}

const inRestaurant: Localized = { sv: 'Restaurangen', en: 'The restaurant' }

const noAlcohol = {
  sv: { label: 'Egen alkohol', value: 'Får inte tas med' },
  en: { label: 'Your own alcohol', value: 'Not allowed' },
} satisfies Localized<unknown>

const { buffet, lunch } = christmasMeals
const newYear = { withRoom: 1895, without: 895 }

/** From one day of the week to another, sold as a whole. */
const retreatDays = { from: '2025-11-07', to: '2025-11-09', lastBookingDay: '2025-11-07' }
export const retreatWeekdays = { from: weekdayOf(retreatDays.from), to: weekdayOf(retreatDays.to) }

/** The autumn retreat, wherever it is offered. */
// assumed: meals, wifi
export const retreatIncludes: readonly Localized[] = [
  {
    sv: `Två nätter, ${nameWeekdays(retreatWeekdays, 'sv')}`,
    en: `Two nights, ${nameWeekdays(retreatWeekdays, 'en')}`,
  },
  { sv: 'Två middagar och två frukostar', en: 'Two dinners and two breakfasts' },
  stay.relax,
  stay.wifi,
]

/** Events whose page, `/food-event/{id}`, is built from their entry. */
export const foodEvents = {
  kraftskiva: {
    id: 'kraftskiva-2025',
    href: '/food-event/kraftskiva',
    category: 'mat-dryck',
    place: inRestaurant,
    days: onDay('2025-08-15'),
    prices: [{ kronor: 1550 }],
    picture: { name: 'food-crayfish', position: { x: 48, y: 72 } },
    portrait: 'food-crayfish-portrait',
    wide: 'food-crayfish',
    inquiry: { about: 'event-kraftskiva', category: 'event', dates: 'day' },
    title: { sv: 'Kräftskiva', en: 'Crayfish party' },
    theName: { sv: 'kräftskivan', en: 'the crayfish party' },
    description: {
      sv: 'Kräftor, krondill och lyktor över bordet. Sångerna tar du med dig.',
      en: 'Crayfish, flowering dill and lanterns over the table. You bring the songs.',
    },
    // assumed: details and includes of the page
    page: {
      sv: {
        lead: 'Fat med kräftor och krondill, lyktor över bordet och en sensommarkväll som inte har bråttom.',
        text: 'Vi dukar i restaurangen. Sångerna står gästerna för, och kvällen brukar bli längre än någon hade tänkt.',
        booking: 'Boka bord på telefon eller via mejl.',
        details: [{ label: 'Plats', value: 'Restaurangen' }, noAlcohol.sv],
        includes: ['Kräftor med tillbehör', 'Bord i restaurangen'],
        notes: 'Säg till i förväg om du inte tål skaldjur eller äter specialkost.',
      },
      en: {
        lead: 'Dishes of crayfish and flowering dill, lanterns over the table and a late-summer evening in no hurry.',
        text: 'We lay the tables in the restaurant. The guests do the singing, and the evening tends to run on longer than anyone planned.',
        booking: 'Book a table by phone or email.',
        details: [{ label: 'Where', value: 'The restaurant' }, noAlcohol.en],
        includes: ['Crayfish with all the trimmings', 'A table in the restaurant'],
        notes: 'Let us know in advance if you can’t eat shellfish or have a special diet.',
      },
    },
  },
  surstrommingsfest: {
    id: 'surstrommingsfest',
    href: '/food-event/surstrommingsfest',
    category: 'mat-dryck',
    prices: [{ kronor: 1325 }],
    picture: { name: 'food-surstromming', position: { x: 50, y: 65 } },
    portrait: 'food-surstromming-portrait',
    wide: 'food-surstromming',
    inquiry: { about: 'event-surstrommingsfest', category: 'event', dates: 'day' },
    title: { sv: 'Surströmmings\u00ADfest', en: 'Surströmming party' },
    theName: { sv: 'surströmmingsfesten', en: 'the surströmming party' },
    description: {
      sv: 'Surströmming med tunnbröd, mandelpotatis, rödlök och gräddfil.',
      en: 'Fermented herring with flatbread, almond potatoes, red onion and soured cream.',
    },
    // assumed: details and includes of the page
    page: {
      sv: {
        lead: 'Burken öppnas utomhus, både av tradition och av hänsyn. Sedan är det tunnbrödets tur.',
        text: 'Bred en klämma med mandelpotatis, rödlök, gräddfil och en bit surströmming, och ta den första tuggan utan att tänka efter. Den andra går av sig själv.',
        booking: 'Boka bord på telefon eller med en förfrågan.',
        details: [noAlcohol.sv],
        includes: ['Surströmming med tunnbröd och tillbehör'],
        notes: 'Säg till i förväg om sällskapet vill ha något annat att äta. Det är ingen skam.',
      },
      en: {
        lead: 'The tin of fermented herring is opened outdoors, partly out of tradition, partly out of kindness. Then it’s the flatbread’s turn.',
        text: 'Fold your flatbread round almond potatoes, red onion, soured cream and a piece of the fish, and take the first bite without thinking. The second needs no persuading.',
        booking: 'Book a table by phone or with an enquiry.',
        details: [noAlcohol.en],
        includes: ['Fermented herring with flatbread and all the trimmings'],
        notes:
          'Let us know in advance if your party would like something else to eat. There’s no shame in it.',
      },
    },
  },
  hostretreat: {
    id: 'hostretreat',
    // Wins over /food-event/hostretreat.
    href: '/hostretreat',
    category: 'retreat',
    days: retreatDays,
    prices: [{ kronor: 3449 }],
    picture: { name: 'legend-4-windows', position: { x: 50, y: 68 } },
    portrait: 'legend-4-windows',
    wide: 'hero-hot-pool-stars',
    inquiry: { about: 'event-hostretreat', category: 'weekend', dates: 'stay', packageType: 'hostreatreat' },
    bookingUrl: bookingEngine.package(303),
    title: { sv: 'Höstretreat', en: 'Autumn retreat' },
    theName: { sv: 'höstretreaten', en: 'the autumn retreat' },
    description: {
      sv: 'En helg när ljuset är lågt och bastun varm. Middag, frukost och spa ingår.',
      en: 'A weekend of low light and a hot sauna, with dinner, breakfast and the spa.',
    },
    // assumed: details and includes of the page
    page: {
      sv: {
        lead: 'Två nätter utan dagordning. Poolen är varm, skogen är tyst, och ingen frågar vad du tänker hinna med.',
        text: 'Du går när du vill gå, badar när du vill bada och äter när köket har dukat. Spaet är öppet för dig dygnet runt.',
        booking: 'Priset gäller båda nätterna.',
        details: [
          {
            label: 'Incheckning',
            value: `${capitalize(formatWeekday(retreatWeekdays.from, 'sv'))} från ${hours.checkIn}`,
          },
          {
            label: 'Utcheckning',
            value: `${capitalize(formatWeekday(retreatWeekdays.to, 'sv'))} senast ${hours.checkOut}`,
          },
        ],
        includes: retreatIncludes.map(({ sv }) => sv),
        notes:
          'Behandlingar bokar du senast en vecka före ankomst. Hör av dig i förväg om du har en allergi eller äter specialkost.',
      },
      en: {
        lead: 'Two nights without an agenda. The pool is warm, the forest is quiet, and nobody asks what you plan to get done.',
        text: 'Walk when you want, swim when you want and eat when dinner’s ready. The spa is open to you round the clock.',
        booking: 'The price is for both nights.',
        details: [
          { label: 'Check-in', value: `${formatWeekday(retreatWeekdays.from, 'en')} from ${hours.checkIn}` },
          { label: 'Check-out', value: `${formatWeekday(retreatWeekdays.to, 'en')} by ${hours.checkOut}` },
        ],
        includes: retreatIncludes.map(({ en }) => en),
        notes:
          'Please book treatments at least a week before arrival, and let us know in advance about allergies or a special diet.',
      },
    },
  },
} satisfies Record<FoodEventId, FoodEvent>

export const events = {
  ...foodEvents,
  julbord: {
    id: 'julbord',
    href: '/julbord',
    category: 'jul-nyar',
    days: { ...christmas.season, lastBookingDay: lastMealDay },
    prices: buffet.prices,
    picture: { name: 'food-christmas-wide', position: { x: 34, y: 50 } },
    title: { sv: 'Julbord', en: 'Christmas buffet' },
    theName: { sv: 'julbordet', en: 'the Christmas buffet' },
    // assumed: dishes
    description: {
      sv: 'Sill, skinka och allt däremellan. Alkoholfri dryck ingår.',
      en: 'Herring, ham and everything in between. Non-alcoholic drinks included.',
    },
    get note() {
      return localize(christmasDays)
    },
    occasions: [
      ...buffet.dates.map((date) => ({ id: `julbord-${date}`, days: onDay(date) })),
      {
        id: 'jullunch',
        days: spanOf(lunch.dates),
        prices: lunch.prices,
        picture: { name: 'food-christmas-buffet', position: { x: 50, y: 60 } },
        title: { sv: 'Jullunch', en: 'Christmas lunch' },
        theName: { sv: 'jullunchen', en: 'the Christmas lunch' },
        description: {
          sv: `Jullunch från ${hours.christmasLunch.from} till ${hours.christmasLunch.to}, medan det ännu är ljust.`,
          en: `Christmas lunch from ${hours.christmasLunch.from} to ${hours.christmasLunch.to}, while there’s still some light.`,
        },
      },
    ],
  },
  nyar: {
    id: 'nyarsfirande',
    href: '/nyar',
    category: 'jul-nyar',
    days: onDay('2025-12-31'),
    prices: [
      {
        kronor: newYear.withRoom,
        label: { sv: 'Nyårspaket med boende', en: 'New Year package with a room' },
      },
      { kronor: newYear.without, label: { sv: 'Supé och underhållning', en: 'Dinner and entertainment' } },
    ],
    unit: {
      sv: `per person med boende, ${formatPrice(newYear.without, 'sv')} utan`,
      en: `per person with a room, ${formatPrice(newYear.without, 'en')} without`,
    },
    picture: { name: 'event-new-year', position: { x: 50, y: 62 } },
    title: { sv: 'Nyårsfirande', en: 'New Year’s Eve' },
    h1: { sv: 'Nyår på fjället', en: 'New Year on the mountain' },
    theName: { sv: 'nyårsfirandet', en: 'New Year’s Eve' },
    description: {
      sv: `Fyra rätter från ${hours.newYearProgramme.supper}, underhållning och en skål vid tolvslaget.`,
      en: `Four courses from ${hours.newYearProgramme.supper}, entertainment and a midnight toast.`,
    },
  },
} satisfies Record<string, HotelEvent>
