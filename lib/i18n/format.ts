import { createFormatter, type DateTimeFormatOptions, type NumberFormatOptions } from 'next-intl'
import { LANGUAGE_TAGS, type Locale, localize, type Localized, textIn } from './locales.ts'
import { formatRange } from './range.ts'

export { formatHours, formatRange } from './range.ts'

// The type of next-intl's locale is narrowed to the site's languages (request.ts); it takes any language tag.
const formatters = localize((locale) =>
  createFormatter({ locale: LANGUAGE_TAGS[locale] as Locale, timeZone: 'Europe/Stockholm' }),
)

const HOUR_MS = 3_600_000
const NBSP = '\u00A0'

const CURRENCY: Localized = { sv: 'kr', en: 'SEK' }
/** Before the lowest of several prices. */
export const FROM: Localized = { sv: 'från', en: 'from' }

/** What follows a price for each guest. */
export const PER_PERSON: Localized = { sv: 'per person', en: 'per person' }

/**
 * `1 580 kr` in Swedish, `1,580 SEK` in English; never broken across lines.
 * @param isFrom whether it is a lowest price: `från 1 580 kr`
 */
export function formatPrice(kronor: number, locale: Locale, { isFrom = false } = {}): string {
  const price = `${formatNumber(kronor, locale)}${NBSP}${textIn(CURRENCY, locale)}`
  return isFrom ? `${textIn(FROM, locale)} ${price}` : price
}

/** A price as menus print it: `220:-` in Swedish, `220 SEK` in English. */
export function formatMenuPrice(kronor: number, locale: Locale): string {
  return locale === 'sv' ? `${formatNumber(kronor, locale)}:-` : formatPrice(kronor, locale)
}

/** A number with the language's separators: `1 580` or `1,580`. */
export function formatNumber(value: number, locale: Locale, options?: NumberFormatOptions): string {
  return textIn(formatters, locale).number(value, options)
}

/**
 * A file's size: `3,4 MB`, `12 kB`; a megabyte is 1024 kilobytes, as in the upload limit. Never broken across lines.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const megabytes = bytes / 1024 / 1024
  const [size, unit] = megabytes < 0.1 ? [Math.ceil(bytes / 1024), 'kilobyte'] : [megabytes, 'megabyte']
  return formatNumber(size, locale, { style: 'unit', unit, maximumFractionDigits: 1 }).replaceAll(' ', NBSP)
}

/** `tisdag 4 november 2025`, `Tuesday 4 November 2025` */
export const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Noon is on the same day in every time zone of Europe. */
const noonOf = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`)

/**
 * A calendar date, without a time-zone shift.
 * @param isoDate `YYYY-MM-DD`
 * @param options which parts to show; day and month by default
 */
export function formatDate(
  isoDate: string,
  locale: Locale,
  options: DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string {
  // British dates have no comma after the day of the week, and short names no full stop.
  return textIn(formatters, locale)
    .dateTime(noonOf(isoDate), options)
    .replace(/[,.]/g, '')
    .replaceAll(' ', NBSP)
}

/**
 * A time as the clock at the hotel shows it: `måndag 23 november kl. 15:20`.
 * @param time ISO time, or milliseconds
 */
export function formatTime(time: string | number, locale: Locale, options?: { year: 'numeric' }): string {
  return textIn(formatters, locale).dateTime(new Date(time), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...options,
  })
}

/**
 * When a promised time has passed: `måndag 23 november kl. 15:20`.
 * @param from ISO time
 * @param hours hours that pass, also where the clocks change
 */
export function formatDeadline(from: string, hours: number, locale: Locale): string {
  return formatTime(Date.parse(from) + hours * HOUR_MS, locale)
}

/**
 * Days in words: `15 augusti`, `7–9 november`, `28 november–23 december`; with the year, `7–9 november 2025`.
 * @param days first and last day, `YYYY-MM-DD`; each has its year where the two differ
 */
export function formatDays(
  { from, to }: { from: string; to: string },
  locale: Locale,
  year?: 'numeric',
  month: 'long' | 'short' = 'long',
): string {
  const options = { day: 'numeric', month, year } as const
  const days = textIn(formatters, locale).dateTimeRange(noonOf(from), noonOf(to), options)
  // British spans have spaces around the dash, and short names a full stop in Swedish.
  return days.replace(/\s–\s/, '–').replaceAll('.', '').replaceAll(' ', NBSP)
}

/**
 * Single days of one year, their month named once: `29 november, 6 och 12 december`; with the year, `… december 2025`.
 * @param dates `YYYY-MM-DD`, in their order
 * @param type with `disjunction`, `6 eller 12 december`
 */
export function formatDates(
  dates: readonly string[],
  locale: Locale,
  year?: 'numeric',
  type?: Intl.ListFormatType,
): string {
  const months = [...new Set(dates.map((date) => date.slice(0, 7)))]
  return months
    .map((month, index) => {
      const days = dates.filter((date) => date.startsWith(month))
      const numbers = formatList(
        days.map((date) => String(Number(date.slice(8)))),
        locale,
        type,
      )
      const isLast = index === months.length - 1
      return `${numbers}${NBSP}${formatDate(`${month}-01`, locale, { month: 'long', year: isLast ? year : undefined })}`
    })
    .join(', ')
}

/**
 * The name of a day of the week: `måndag`, or short for the head of a chart: `mån`.
 * @param weekday 1 for Monday to 7 for Sunday
 */
export function formatWeekday(weekday: number, locale: Locale, length: 'long' | 'short' = 'long'): string {
  return formatDate(`2025-09-0${weekday}`, locale, { weekday: length })
}

/** The name of a month, 1 to 12: `december`, or its initial for the head of a chart. */
export function formatMonth(month: number, locale: Locale, length: 'long' | 'narrow' = 'long'): string {
  return formatDate(`2025-${String(month).padStart(2, '0')}-01`, locale, { month: length })
}

/**
 * A span of months in words: `december–april`, `December–April`.
 * @param span months 1 to 12; a span over New Year runs backwards, as `{ from: 12, to: 4 }`
 */
export function formatMonths({ from, to }: { from: number; to: number }, locale: Locale): string {
  return formatRange(formatMonth(from, locale), formatMonth(to, locale))
}

/** A list in a sentence: `29 november, 6 december och 12 december`; with `disjunction`, `3 eller 5`. */
export function formatList(items: readonly string[], locale: Locale, type?: Intl.ListFormatType): string {
  return textIn(formatters, locale).list(items, { type })
}

/** Text that begins a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
