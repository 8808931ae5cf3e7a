import { hasRunOut, isOffered, isOver, otherYear, spanOf } from '@/lib/dates/offers'
import { today } from '@/lib/dates/today'
import { formatCount } from '@/lib/i18n/count'
import {
  capitalize,
  formatDate,
  formatDates,
  formatDays,
  formatPrice,
  formatRange,
  PER_PERSON,
} from '@/lib/i18n/format'
import { locales, textIn, type Locale, type Localized } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { christmasDescription, christmasOver } from './christmas'
import { events, type EventCategory, type HotelEvent } from './events'
import { weekendMenu } from './facts'
import type { PageTexts } from './page-texts'

/** An event with days. */
export type CalendarEvent = HotelEvent & Required<Pick<HotelEvent, 'days'>>

/** Names of the categories. */
export const categoryLabels: Readonly<Record<EventCategory, Localized>> = {
  'mat-dryck': { sv: 'MAT & DRYCK', en: 'FOOD & DRINK' },
  liveband: { sv: 'LIVEBAND', en: 'LIVE BAND' },
  retreat: { sv: 'RETREAT', en: 'RETREAT' },
  'jul-nyar': { sv: 'JUL & NYÅR', en: 'CHRISTMAS & NEW YEAR' },
  'konst-kultur': { sv: 'KONST & KULTUR', en: 'ART & CULTURE' },
}

const allEvents: readonly HotelEvent[] = Object.values(events)

/** What has days, in their order. */
export const calendarEvents: readonly CalendarEvent[] = allEvents
  .filter((event): event is CalendarEvent => event.days !== undefined)
  .toSorted((a, b) => a.days.from.localeCompare(b.days.from))

/** What is coming or running, in the order of its dates. */
export function comingEvents(day = today()): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => !isOver(days, day))
}

/** What is over, the latest first. */
export function pastEvents(day = today()): CalendarEvent[] {
  return calendarEvents.filter(({ days }) => isOver(days, day)).toReversed()
}

/** What guests can come to: the coming events, and of the Christmas season each evening and the week of lunches. */
export function comingOccasions(day = today()): CalendarEvent[] {
  return comingEvents(day)
    .flatMap((event) => event.occasions?.map((occasion) => ({ ...event, ...occasion })) ?? [event])
    .filter(({ days }) => !isOver(days, day))
}

/** Other events to show below the page of one: what is coming, what has no date, what is over. */
export function otherEvents(href: string, day = today()): HotelEvent[] {
  const undated = allEvents.filter(({ days }) => days === undefined)
  return [...comingEvents(day), ...undated, ...pastEvents(day)].filter((event) => event.href !== href)
}

/** Whether it can be booked: its date may be set later. */
export function isBookable({ days }: HotelEvent, day = today()): boolean {
  return days === undefined || isOffered(days, day)
}

/** `1 550 kr per person` */
export function formatEventPrice({ prices }: HotelEvent, locale: Locale): string {
  return `${formatPrice(prices[0].kronor, locale)} ${textIn(PER_PERSON, locale)}`
}

/** Title, description and heading of an event's page: what it offers, or that it is over. */
export function eventTexts(event: HotelEvent, day = today()): Localized<PageTexts> {
  const write = (locale: Locale): PageTexts => {
    const { title, h1 = title, pageTitle, description } = textIn(event.text, locale)
    const name = removeSoftHyphens(title)
    const dated = event.days && formatDays(event.days, locale, 'numeric')
    const texts = isBookable(event, day)
      ? {
          title: pageTitle,
          description: textIn(
            {
              sv: `${[`${name} på Källfjället`, dated].filter(Boolean).join(' ')}: ${formatEventPrice(event, 'sv')}. ${description}`,
              en: `${[`${name} at Källfjället`, dated].filter(Boolean).join(', ')}: ${formatEventPrice(event, 'en')}. ${description}`,
            },
            locale,
          ),
        }
      : {
          title: `${name} ${dated}`,
          description: `${describeOver(event, locale, day).text} ${textIn(newsletterHasDates, locale)}`,
        }
    return { ...texts, title: `${texts.title} – Källfjället`, h1 }
  }
  return { sv: write('sv'), en: write('en') }
}

const newsletterHasDates: Localized = {
  sv: 'Datumet kommer i nyhetsbrevet så snart det finns.',
  en: 'The date will be in the newsletter as soon as there is one.',
}

/** What the page of an event says that can no longer be booked. */
export function describeOver(
  { days, text }: HotelEvent,
  locale: Locale,
  day = today(),
): { heading: string; text: string } {
  const name = capitalize(textIn(text, locale).theName)
  const when = days && formatDays(days, locale, 'numeric')
  const isPast = days !== undefined && isOver(days, day)
  return textIn(
    {
      sv: {
        heading: isPast ? `${name} är över` : `${name} går inte längre att boka`,
        text: `${name} ${isPast ? 'var' : 'är'} ${when}. Datum och pris för nästa är inte bestämda än.`,
      },
      en: {
        heading: isPast ? `${name} is over` : `${name} can no longer be booked`,
        text: `${name} ${isPast ? 'was' : 'is'} on ${when}. The next one has no date or price yet.`,
      },
    },
    locale,
  )
}

/** Of the Christmas page: the meals that are left. */
export function christmasTexts(day = today()): Localized<PageTexts> {
  const texts = eventTexts(events.julbord, day)
  const describe = (locale: Locale) => christmasDescription(locale, day) ?? textIn(christmasOver, locale).text
  return {
    sv: { ...texts.sv, description: describe('sv') },
    en: { ...texts.en, description: describe('en') },
  }
}

/** Title, description and heading of the calendar: what comes first. */
export function calendarTexts(day = today()): Localized<PageTexts> {
  const isEmpty = comingEvents(day).length === 0
  const names = (locale: Locale) =>
    comingEvents(day)
      .slice(0, 2)
      .map(({ text }) => textIn(text, locale).name)
      .join(', ')
  return {
    sv: {
      title: `Evenemang på fjället${isEmpty ? ' i Norrland' : `: ${names('sv')}`} – Källfjället`,
      description: isEmpty
        ? nothingComing.sv.description
        : `${listDays('sv', day)} på Källfjället i Norrland. Datum, priser och hur du bokar.`,
      h1: 'Evenemang',
    },
    en: {
      title: `Events${isEmpty ? ' in the mountains of Sweden' : `: ${names('en')}`} – Källfjället`,
      description: isEmpty
        ? nothingComing.en.description
        : `${listDays('en', day)} at Källfjället. Dates, prices and how to book.`,
      h1: 'Events',
    },
  }
}

/** What comes first, in a sentence: `Höstretreat 7–9 november, julbord 29 november, 6 och 12 december 2025`. */
function listDays(locale: Locale, day: string): string {
  const occasions = comingOccasions(day)
  // A search result shows 165 characters.
  const names = [...new Set(occasions.map(({ text }) => textIn(text, locale).name))].slice(0, 3)
  const named = names.map((name, index) => {
    const own = occasions.filter(({ text }) => textIn(text, locale).name === name)
    const days = own.flatMap(({ days: { from, to } }) => [from, to])
    const year = index === names.length - 1 ? 'numeric' : undefined
    const when =
      own.length > 1 ? formatDates([...new Set(days)], locale, year) : formatDays(spanOf(days), locale, year)
    return `${name} ${when}`
  })
  return capitalize(named.join(', '))
}

export function calendarLead(day = today()): Localized {
  const count = comingEvents(day).length
  const [sv, en] = locales.map((locale) => formatCount(count, locale, { startsSentence: true }))
  if (count === 0) return { sv: nothingComing.sv.lead, en: nothingComing.en.lead }
  return {
    sv: `${sv} ${count === 1 ? 'anledning' : 'anledningar'} att komma på ett visst datum. Resten av året räcker det med fjället.`,
    en: `${en} ${count === 1 ? 'reason' : 'reasons'} to come on a particular date. The rest of the year, the mountain is reason enough.`,
  }
}

/** What the calendar says when no event is coming. */
export const nothingComing = {
  sv: {
    description:
      'Just nu är inget nytt datum bestämt på Källfjället. Se vad som har varit, och få nästa säsongs datum i nyhetsbrevet så snart de finns.',
    lead: 'Just nu är inget datum bestämt. Så länge räcker det med fjället.',
    heading: 'Inga datum för nästa säsong än',
    text: 'När kräftskiva, höstretreat, julbord och nyår har fått sina datum står de i nyhetsbrevet. Under tiden går det bra att bara komma: pool, bastu och middag väntar alla kvällar för dig som bor här.',
  },
  en: {
    description:
      'No new dates have been set at Källfjället just now. See what has been, and get next season’s dates in the newsletter as soon as they’re set.',
    lead: 'No dates are set just now. Until then, the mountain is reason enough.',
    heading: 'No dates for next season yet',
    text: 'Once the crayfish party, autumn retreat, Christmas buffet and New Year have their dates, they’ll be in the newsletter. Meanwhile, just come: the pool, the sauna and dinner are there every evening for hotel guests.',
  },
} satisfies Localized<Record<string, string>>

/**
 * What comes next and can be booked, in one language: on the home page, in the ticker, and on pages of what is over.
 * Undefined when nothing dated is left of the season.
 */
export function currentOffer(locale: Locale, day = today()) {
  const offer = comingOccasions(day).find((event) => isBookable(event, day))
  if (!offer) return undefined
  const { days, text, prices, href, picture } = offer
  const { title, description, theName } = textIn(text, locale)
  const [first, last] = [days.from, days.to].map((date) => formatDate(date, locale, { day: 'numeric' }))
  return {
    title,
    text: description,
    // Day or days at figure size, and the month with its year.
    figure: first === last ? `${first}` : formatRange(`${first}`, `${last}`),
    month: formatDate(days.to, locale, { month: 'long', year: 'numeric' }),
    days: formatDays(days, locale, otherYear(days, day)),
    price: formatPrice(prices[0].kronor, locale),
    href,
    link: `${textIn({ sv: 'Läs om', en: 'Read about' }, locale)} ${theName}`,
    picture: picture.name,
  }
}

export const currentHeading: Localized = { sv: 'Aktuellt', en: 'Coming up' }

/** The autumn retreat as a habit, where nothing dated is left of the season. */
export const retreatHabit = {
  heading: { sv: 'Varje höst', en: 'Every autumn' },
  title: { sv: 'Höst\u00ADretreat', en: 'Autumn retreat' },
  text: {
    sv: 'En helg när ljuset är lågt och bastun varm. Nästa datum är inte bestämt än; det kommer i nyhetsbrevet.',
    en: 'A weekend of low light and a hot sauna. The next date isn’t set yet; it’ll be in the newsletter.',
  },
  link: { sv: 'Läs om höstretreaten', en: 'Read about the autumn retreat' },
  picture: 'hero-first-snow-birches',
} satisfies Record<string, Localized | string>

/** Whether pages built on a day show something that has run out since. */
export function isStale(builtOn: string, day = today()): boolean {
  const dated = calendarEvents.flatMap(({ days, occasions = [] }) => [days, ...occasions.map((o) => o.days)])
  return [weekendMenu, ...dated].some((days) => hasRunOut(days, builtOn, day))
}
