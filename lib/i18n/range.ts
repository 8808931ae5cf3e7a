import type { Localized } from './locales.ts'

// Apart from format.ts, so that client components load no formatter for a dash.

const EN_DASH = '\u2013'

/** What follows a number in per cent. */
export const PERCENT_SIGN: Localized = { sv: '\u00A0%', en: '%' }

/** A span of numbers, hours or days with an en dash: `08:00–17:00`, `2–100`. */
export function formatRange(from: string | number, to: string | number): string {
  return `${from}${EN_DASH}${to}`
}

/** The text with its ranges on one line each: no line ends after a dash. What is kept already stays as it is. */
export function keepRanges(text: string): string {
  return text.replace(/\u2013(?!\u2060)/g, `${EN_DASH}\u2060`)
}

/** Opening hours `{ from, to }` as `08:00–17:00`. */
export function formatHours({ from, to }: { from: string; to: string }): string {
  return formatRange(from, to)
}
