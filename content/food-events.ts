import type { DateTimeFormatOptions } from 'next-intl'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { isOffered, isRunning, otherYear, type Dated } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatDate, formatDays, formatPrice, formatRange, PER_PERSON } from '@/lib/i18n/format'
import type { foodEventIds } from '@/lib/routes/detail-ids'
import { foodEvents, hours } from './facts'
import { retreatIncludes } from './package-parts'
import type { PageTexts } from './page-texts'
import { bookingEngine } from './venue'

type FoodEventId = (typeof foodEventIds)[number]

/** When a food event is, in parts for the page's largest text. */
export interface FoodEventDate {
  /** Day or days at figure size; a word where no date is stated. */
  figure: string
  /** The month below it, or what to do where no date is stated. */
  below: string
  /** Weekday and year, where they are stated. */
  beside?: string
  /** Machine-readable day. */
  iso?: string
}

/** A food event or seasonal offer in one language. */
interface FoodEventText extends PageTexts {
  date: FoodEventDate
  /** The first paragraph, set as a lead. */
  lead: string
  /** The description's other lines; `isBookingLine` tells which of them are highlighted. */
  lines: readonly string[]
  /** The date in a line, where one is stated. */
  when?: string
  /** Undefined where it can no longer be booked. */
  price?: string
  details: readonly { label: string; value: string }[]
  includes: readonly string[]
  notes?: string
  /** What the page says where it can no longer be booked. */
  over?: { heading: string; text: string }
}

export interface FoodEvent {
  id: FoodEventId
  /** Where its page is; the retreat's own address wins over /food-event/hostretreat. */
  href: string
  /** Upright, beside the text. */
  picture: string
  /** On other pages, with its subject's position in percent. */
  cardPicture: { name: string; position: { x: number; y: number } }
  /** True where a table is booked by phone. */
  phoneBooking: boolean
  /** Without, no date is stated. */
  days?: Dated
  /** Address of the external booking engine, where the event is sold as a package. */
  bookingUrl?: string
  text: Localized<FoodEventText>
}

const perPerson = (kronor: number, locale: Locale) => `${formatPrice(kronor, locale)} ${PER_PERSON[locale]}`

const crayfish = {
  sv: perPerson(foodEvents.crayfishPerPerson, 'sv'),
  en: perPerson(foodEvents.crayfishPerPerson, 'en'),
}
const surstromming = {
  sv: perPerson(foodEvents.surstrommingPerPerson, 'sv'),
  en: perPerson(foodEvents.surstrommingPerPerson, 'en'),
}
const retreat = {
  sv: perPerson(foodEvents.retreatPerPerson, 'sv'),
  en: perPerson(foodEvents.retreatPerPerson, 'en'),
}
const retreatDays = (locale: Locale) => formatDays(foodEvents.retreat, locale, 'numeric')
const crayfishDay = (locale: Locale) => formatDays(foodEvents.crayfish, locale, 'numeric')

function crayfishDate(locale: Locale): FoodEventDate {
  const date = foodEvents.crayfish.from
  const part = (options: DateTimeFormatOptions) => formatDate(date, locale, options)
  return {
    figure: part({ day: 'numeric' }),
    below: part({ month: 'long' }),
    beside: `${part({ weekday: 'long' })}, ${part({ year: 'numeric' })}`,
    iso: date,
  }
}

function retreatDate(locale: Locale): FoodEventDate {
  const { from, to } = foodEvents.retreat
  const part = (date: string, options: DateTimeFormatOptions) => formatDate(date, locale, options)
  const [friday, sunday] = [from, to].map((date) => part(date, { weekday: 'long' }))
  return {
    figure: formatRange(part(from, { day: 'numeric' }), part(to, { day: 'numeric' })),
    below: part(to, { month: 'long' }),
    beside: `${friday} ${{ sv: 'till', en: 'to' }[locale]} ${sunday}, ${part(to, { year: 'numeric' })}`,
    iso: from,
  }
}

/** The three seasonal events as they are offered. */
const offeredEvents: readonly FoodEvent[] = [
  {
    id: 'kraftskiva',
    days: foodEvents.crayfish,
    href: '/food-event/kraftskiva',
    picture: 'food-crayfish-portrait',
    cardPicture: { name: 'food-crayfish', position: { x: 44, y: 80 } },
    phoneBooking: true,
    text: {
      sv: {
        title: `Kräftskiva ${formatDays(foodEvents.crayfish, 'sv', otherYear(foodEvents.crayfish))} – Källfjället`,
        description: `Kräftskiva i restaurangen på Källfjället ${crayfishDay('sv')}. Paketet kostar ${crayfish.sv}. Boka bord på telefon eller via mejl.`,
        h1: 'Kräftskiva',
        date: crayfishDate('sv'),
        lead: 'Fat med kräftor och krondill, lyktor över bordet och en sensommarkväll som inte har bråttom.',
        lines: [
          'Vi dukar i restaurangen. Sångerna står gästerna för, och kvällen brukar bli längre än den ser ut i almanackan.',
          'Boka bord på telefon eller via mejl.',
          `Kräftskivepaket ${crayfish.sv}.`,
        ],
        when: crayfishDay('sv'),
        price: crayfish.sv,
        details: [
          { label: 'Plats', value: 'Restaurangen' },
          { label: 'Medhavd alkohol', value: 'Inte tillåten' },
        ],
        includes: ['Kräftor med tillbehör', 'Bord i restaurangen'],
        notes: 'Tål du inte skaldjur, eller äter du annan kost? Säg till i förväg.',
      },
      en: {
        title: `Crayfish party, ${formatDays(foodEvents.crayfish, 'en', otherYear(foodEvents.crayfish))} – Källfjället`,
        description: `A crayfish party in the restaurant at Källfjället on ${crayfishDay('en')}. The package is ${crayfish.en}. Book a table by phone or email.`,
        h1: 'Crayfish party',
        date: crayfishDate('en'),
        lead: 'Dishes of crayfish and crown dill, lanterns over the table and a late-summer evening in no hurry.',
        lines: [
          'We lay the tables in the restaurant. The guests do the singing, and the evening tends to last longer than it looks in the diary.',
          'Book a table by phone or email.',
          `Crayfish package ${crayfish.en}.`,
        ],
        when: crayfishDay('en'),
        price: crayfish.en,
        details: [
          { label: 'Where', value: 'The restaurant' },
          { label: 'Your own alcohol', value: 'Not allowed' },
        ],
        includes: ['Crayfish with all the trimmings', 'A table in the restaurant'],
        notes: 'No shellfish for you, or a special diet? Let us know in advance.',
      },
    },
  },
  {
    id: 'surstrommingsfest',
    href: '/food-event/surstrommingsfest',
    picture: 'food-surstromming-portrait',
    cardPicture: { name: 'food-surstromming', position: { x: 50, y: 65 } },
    phoneBooking: true,
    text: {
      sv: {
        title: 'Surströmmingsfest på fjället – Källfjället',
        description: `Surströmming med tunnbröd, mandelpotatis, rödlök och gräddfil på Källfjället. ${surstromming.sv}. Fråga efter datum och boka bord på telefon.`,
        h1: 'Surströmmings\u00ADfest',
        date: { figure: 'Ring', below: 'så får du datum' },
        lead: 'Burken öppnas utomhus, av både tradition och hänsyn. Sedan är det tunnbrödets tur.',
        lines: [
          'Bred en klämma med mandelpotatis, rödlök, gräddfil och en bit surströmming, och ta den första tuggan utan att tänka efter. Den andra går av sig själv.',
          'Boka bord på telefon. Då får du också veta vilket datum som gäller.',
          `Surströmmingspaket ${surstromming.sv}.`,
        ],
        price: surstromming.sv,
        details: [{ label: 'Medhavd alkohol', value: 'Inte tillåten' }],
        includes: ['Surströmming med tunnbröd och tillbehör'],
        notes: 'Äter någon i sällskapet inte surströmming? Säg till i förväg, det är ingen skam.',
      },
      en: {
        title: 'Surströmming party in Sweden – Källfjället',
        description: `Fermented herring with flatbread, almond potatoes, red onion and soured cream at Källfjället. ${surstromming.en}. Ask for the date and book by phone.`,
        h1: 'Surströmming party',
        date: { figure: 'Call', below: 'for the date' },
        lead: 'The tin of fermented herring is opened outdoors, partly out of tradition, partly out of kindness. Then it’s the flatbread’s turn.',
        lines: [
          'Fold your flatbread round almond potatoes, red onion, soured cream and a piece of the fish, and take the first bite without thinking. The second needs no persuading.',
          'Book a table by phone, and we’ll tell you the date.',
          `Surströmming package ${surstromming.en}.`,
        ],
        price: surstromming.en,
        details: [{ label: 'Your own alcohol', value: 'Not allowed' }],
        includes: ['Fermented herring with flatbread and all the trimmings'],
        notes:
          'Is there someone in your party who won’t eat it? Let us know in advance. There’s no shame in it.',
      },
    },
  },
  {
    id: 'hostretreat',
    days: foodEvents.retreat,
    href: '/hostretreat',
    picture: 'hero-first-snow-birches',
    cardPicture: { name: 'hero-first-snow-birches', position: { x: 70, y: 50 } },
    phoneBooking: false,
    bookingUrl: bookingEngine.package(303),
    text: {
      sv: {
        title: 'Höstretreat på fjället med spa – Källfjället',
        description: `Två nätter på Källfjället ${retreatDays('sv')}, med middag, frukost och relaxen öppen dygnet runt. ${retreat.sv}.`,
        h1: 'Höstretreat',
        date: retreatDate('sv'),
        lead: 'Två nätter utan dagordning. Poolen är varm, skogen är tyst, och ingen frågar vad du tänker hinna med.',
        lines: [
          'Du går när du vill gå, badar när du vill bada och äter när det är mat. Relaxavdelningen är öppen för dig dygnet runt.',
          `Höstretreatpaket ${retreat.sv}.`,
        ],
        when: retreatDays('sv'),
        price: retreat.sv,
        details: [
          { label: 'Dagar', value: retreatDays('sv') },
          { label: 'Incheckning', value: `Fredag från ${hours.retreatCheckIn}` },
          { label: 'Utcheckning', value: `Söndag senast ${hours.retreatCheckOut}` },
        ],
        includes: retreatIncludes.map(({ sv }) => sv),
        notes:
          'Behandlingar bokar du senast en vecka före ankomst. Allergi eller annan kost? Hör av dig i förväg.',
      },
      en: {
        title: 'Autumn spa retreat in the mountains – Källfjället',
        description: `Two nights at Källfjället, ${retreatDays('en')}, with dinner, breakfast and the spa round the clock. ${retreat.en}.`,
        h1: 'Autumn retreat',
        date: retreatDate('en'),
        lead: 'Two nights without an agenda. The pool is warm, the forest is quiet, and nobody asks what you plan to get done.',
        lines: [
          'Walk when you like, swim when you feel like it and eat when dinner’s ready. The spa is open to you round the clock.',
          `Autumn retreat package ${retreat.en}.`,
        ],
        when: retreatDays('en'),
        price: retreat.en,
        details: [
          { label: 'Days', value: retreatDays('en') },
          { label: 'Check-in', value: `Friday from ${hours.retreatCheckIn}` },
          { label: 'Check-out', value: `Sunday by ${hours.retreatCheckOut}` },
        ],
        includes: retreatIncludes.map(({ en }) => en),
        notes:
          'Please book treatments at least a week before arrival. Allergies or a special diet? Let us know in advance.',
      },
    },
  },
]

/** The three seasonal events. One that is over has its day and what it was, and neither price nor booking. */
export function listFoodEvents(day = today()): FoodEvent[] {
  return offeredEvents.map((event) => {
    const { days, text } = event
    if (!days || isOffered(days, day)) return event
    const close = (locale: Locale) => closeText(event.id, text[locale], days, locale, day)
    return {
      ...event,
      phoneBooking: false,
      bookingUrl: undefined,
      text: { sv: close('sv'), en: close('en') },
    }
  })
}

function closeText(
  id: FoodEventId,
  text: FoodEventText,
  days: Dated,
  locale: Locale,
  day: string,
): FoodEventText {
  const when = formatDays(days, locale, 'numeric')
  const name = closedNames[id]?.[locale] ?? text.h1
  const last = formatDate(days.to, locale)
  const isOn = isRunning(days, day)
  const words = {
    sv: {
      title: `${name} ${when} – Källfjället`,
      description: `${name} på Källfjället ${isOn ? 'är' : 'var'} ${when} och går inte längre att boka. Nästa datum är inte satt än; det kommer i nyhetsbrevet.`,
      heading: isOn ? `Pågår till ${last}` : `${name} är över`,
      over: isOn
        ? `${name} pågår ${when} och går inte längre att boka.`
        : `${name} var ${when}. Datum och pris för nästa är inte satta än.`,
      label: 'Datum',
    },
    en: {
      title: `${text.h1}, ${when} – Källfjället`,
      description: `${name} at Källfjället ${isOn ? 'is' : 'was'} on ${when} and can no longer be booked. The next date isn’t set yet; it’ll be in the newsletter.`,
      heading: isOn ? `On until ${last}` : `${name} is over`,
      over: isOn
        ? `${name} is on ${when} and can no longer be booked.`
        : `${name} was on ${when}. The next one has no date or price yet.`,
      label: 'Date',
    },
  }[locale]
  return {
    title: words.title,
    description: words.description,
    h1: text.h1,
    date: text.date,
    lead: text.lead,
    lines: text.lines.filter((line) => !isBookingLine(line)),
    when: text.when,
    details: [{ label: words.label, value: when }],
    includes: [],
    over: { heading: words.heading, text: words.over },
  }
}

/** An event as the subject of a sentence. */
const closedNames: Readonly<Partial<Record<FoodEventId, Localized>>> = {
  kraftskiva: { sv: 'Kräftskivan', en: 'The crayfish party' },
  hostretreat: { sv: 'Höstretreaten', en: 'The autumn retreat' },
}

/** Finds a food event. Throws for an unknown id; the proxy sends those to /restaurant. */
export function findFoodEvent(id: string, day = today()): FoodEvent {
  const event = listFoodEvents(day).find((candidate) => candidate.id === id)
  if (!event) throw new Error(`There is no food event "${id}"`)
  return event
}

const BOOKING_WORDS = /\b(boka bord|book a table)\b|(paket|package) \d/i

/** True for a line of the description that mentions booking a table or the price of a package. */
export function isBookingLine(line: string): boolean {
  return BOOKING_WORDS.test(line)
}

/** Title and description of the retreat's own address, for the shared table. */
export const retreatTexts = (day = today()): Localized<PageTexts> => findFoodEvent('hostretreat', day).text
