import type { Locale } from './locales'

const NBSP = '\u00A0'
const EN_DASH = '\u2013'

/** `1 580 kr` in Swedish, `1,580 SEK` in English; never broken across lines. */
export function formatPrice(kronor: number, locale: Locale): string {
  return locale === 'sv'
    ? `${formatNumber(kronor, 'sv')}${NBSP}kr`
    : `${formatNumber(kronor, 'en')}${NBSP}SEK`
}

/** A price as menus print it: `220:-` in Swedish, `220 SEK` in English. */
export function formatMenuPrice(kronor: number, locale: Locale): string {
  return locale === 'sv' ? `${formatNumber(kronor, 'sv')}:-` : formatPrice(kronor, 'en')
}

/** A whole number with the language's thousands separator: `1 580` or `1,580`. */
export function formatNumber(value: number, locale: Locale): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, locale === 'sv' ? NBSP : ',')
}

/** A file's size: `3,4 MB`, `12 kB`; a megabyte is 1024 kilobytes, as in the upload limit. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const megabytes = bytes / 1024 / 1024
  const [size, unit] = megabytes < 0.1 ? [Math.ceil(bytes / 1024), 'kilobyte'] : [megabytes, 'megabyte']
  return new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(size)
}

/** A span of numbers, hours or days with an en dash: `08:00–17:00`, `2–100`. */
export function formatRange(from: string | number, to: string | number): string {
  return `${from}${EN_DASH}${to}`
}

/** Opening hours `{ from, to }` as `08:00–17:00`. */
export function formatHours({ from, to }: { from: string; to: string }): string {
  return formatRange(from, to)
}

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { sv: 'sv-SE', en: 'en-GB' }

/**
 * A calendar date, without a time-zone shift.
 * @param isoDate `YYYY-MM-DD`
 * @param options which parts to show; day and month by default
 */
export function formatDate(
  isoDate: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' })
    .format(new Date(`${isoDate}T00:00:00Z`))
    .replaceAll(' ', NBSP)
}

/**
 * A span of months in words: `december–april`, `December–April`.
 * @param span months 1 to 12; a span over New Year runs backwards, as `{ from: 12, to: 4 }`
 */
export function formatMonths({ from, to }: { from: number; to: number }, locale: Locale): string {
  const month = (number: number) =>
    formatDate(`2025-${number.toString().padStart(2, '0')}-01`, locale, { month: 'long' })
  return formatRange(month(from), month(to))
}

/** A list in a sentence: `29 november, 6 december och 12 december`; with `disjunction`, `3 eller 5`. */
export function formatList(
  items: readonly string[],
  locale: Locale,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(LANGUAGE_TAGS[locale], { style: 'long', type }).format(items)
}
