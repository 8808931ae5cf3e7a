import { formatMoment } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

const HOUR_MS = 3_600_000

/**
 * By when an inquiry is answered.
 * @param receivedAt ISO time
 * @param hours hours that pass, also where the clocks change
 */
export const formatAnswerBy = (receivedAt: string, hours: number, locale: Locale): string =>
  formatMoment(Date.parse(receivedAt) + hours * HOUR_MS, locale)
