import type { useTranslations } from 'next-intl'
import { formatCount } from '@/lib/i18n/count'
import type { Locale } from '@/lib/i18n/locales'

type RingSeason = 'winter' | 'spring' | 'summer' | 'fall'

/** What a ring is drawn from. What is not known yet is left out. */
export interface RingMeasures {
  /** 0 for a visit without a night. */
  nights?: number
  /** The larger number of a span. */
  guests?: number
  /** The smaller number of a span. */
  guestsFrom?: number
  season?: RingSeason
}

const DAY_MS = 86_400_000
const SEASONS: readonly RingSeason[] = ['winter', 'spring', 'summer', 'fall']

/** Meteorological seasons: winter is December to February. */
function seasonOf(isoDay: string): RingSeason | undefined {
  const time = timeOf(isoDay)
  return time === undefined ? undefined : SEASONS[Math.floor(((new Date(time).getUTCMonth() + 1) % 12) / 3)]
}

/**
 * The measures of what was typed into a form.
 * @param texts numbers, a span of numbers such as `12–15`, and days as `YYYY-MM-DD`
 */
export function readRingMeasures({
  nights,
  participants,
  checkIn = '',
  checkOut = '',
}: {
  nights?: string
  participants?: string
  checkIn?: string
  checkOut?: string
}): RingMeasures {
  const [first, last] = (participants?.match(/\d{1,4}/g) ?? []).map(Number).filter((number) => number > 0)
  const guests = Math.max(first ?? 0, last ?? 0)
  const season = seasonOf(checkIn)
  const asked = /^\d{1,3}$/.test(nights ?? '') ? Number(nights) : nightsBetween(checkIn, checkOut)
  return {
    ...(asked !== undefined && { nights: asked }),
    ...(guests > 0 && { guests }),
    ...(first !== undefined && last !== undefined && first < last && { guestsFrom: first }),
    ...(season && { season }),
  }
}

function nightsBetween(checkIn: string, checkOut: string): number | undefined {
  const [from, to] = [timeOf(checkIn), timeOf(checkOut)]
  if (from === undefined || to === undefined || to < from) return undefined
  return Math.round((to - from) / DAY_MS)
}

function timeOf(isoDay: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\d$/.test(isoDay) ? Date.parse(`${isoDay}T00:00:00Z`) : NaN
  return Number.isNaN(time) ? undefined : time
}

/** A ring in the words of `ring`: `Vistelsen: tre nätter, två gäster, vinter.` Empty where nothing is known. */
export function describeRing(
  { nights, guests, guestsFrom, season }: RingMeasures,
  t: ReturnType<typeof useTranslations<'ring'>>,
  locale: Locale,
): string {
  const parts = [
    nights !== undefined && t('nights', { count: nights, number: formatCount(nights, locale) }),
    guests !== undefined &&
      t('guests', {
        count: guests,
        number: guestsFrom === undefined ? formatCount(guests, locale) : `${guestsFrom}–${guests}`,
      }),
    season && t(season),
  ].filter(Boolean)
  return parts.length > 0 ? t('label', { parts: parts.join(', ') }) : ''
}
