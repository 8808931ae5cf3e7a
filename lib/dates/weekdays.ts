import { formatHours, formatList, formatRange, formatWeekday } from '../i18n/format.ts'
import { type Locale, localize, type Localized, textIn } from '../i18n/locales.ts'
import { keepRanges } from '../i18n/range.ts'
import type { OpeningHours } from './opening.ts'
import type { Weekdays } from './own-days.ts'

const GROUPS: Localized<Readonly<Record<string, string>>> = {
  sv: { '1–5': 'vardagar', '6–7': 'helger' },
  en: { '1–5': 'weekdays', '6–7': 'weekends' },
}
const TO: Localized = { sv: 'till', en: 'to' }
const PLURAL: Localized = { sv: 'ar', en: 's' }
const EVERY_EVENING: Localized = { sv: 'alla kvällar', en: 'every evening' }

/** `måndag–lördag`; for a chart or a table `mån–lör`, never broken across lines. */
export function formatWeekdays({ from, to }: Weekdays, locale: Locale, length: 'long' | 'short' = 'long') {
  const last = formatWeekday(to, locale, length)
  if (from === to) return last
  const range = formatRange(formatWeekday(from, locale, length), last)
  return length === 'short' ? keepRanges(range) : range
}

/**
 * As a sentence says it: `måndag till lördag`, `fredag och lördag`.
 * @param isPlural whether every week is meant: `fredagar och lördagar`
 */
export function nameWeekdays({ from, to }: Weekdays, locale: Locale, { isPlural = false } = {}): string {
  const [first, last] = [from, to].map(
    (day) => formatWeekday(day, locale) + (isPlural ? textIn(PLURAL, locale) : ''),
  ) as [string, string]
  return to - from > 1
    ? `${first} ${textIn(TO, locale)} ${last}`
    : formatList([...new Set([first, last])], locale)
}

/** `alla kvällar`, or the days whose evenings they are: `måndagar till lördagar`. */
export function nameEvenings(days: Weekdays): Localized {
  return localize((locale) =>
    weekdaysAround(days).length === 0
      ? textIn(EVERY_EVENING, locale)
      : nameWeekdays(days, locale, { isPlural: true }),
  )
}

/** `vardagar` or `helger`; other days as `måndag–lördag`. */
export function groupWeekdays(days: Weekdays): Localized {
  return localize(
    (locale) => textIn(GROUPS, locale)[formatRange(days.from, days.to)] ?? formatWeekdays(days, locale),
  )
}

/** `måndag till fredag 08:00–17:00` */
export function nameHours(hours: OpeningHours, locale: Locale): string {
  return `${nameWeekdays(hours.days, locale)} ${formatHours(hours)}`
}

/** `vardagar 06:00–09:30, helger 07:00–10:00` */
export function groupHours(...week: readonly OpeningHours[]): Localized {
  return localize((locale) =>
    week.map((hours) => `${textIn(groupWeekdays(hours.days), locale)} ${formatHours(hours)}`).join(', '),
  )
}

/** The days of the week around some: `söndag` around `måndag–lördag`. */
export function weekdaysAround({ from, to }: Weekdays): Weekdays[] {
  if (from > to) throw new RangeError(`Days from ${from} to ${to} go round the end of the week`)
  return [
    { from: 1, to: from - 1 },
    { from: to + 1, to: 7 },
  ].filter((days) => days.from <= days.to)
}
