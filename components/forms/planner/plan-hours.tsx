import { HourAxis } from '@/components/sections/conference/hour-axis'
import { hours } from '@/content/facts'
import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import { formatDate, formatRange } from '@/lib/i18n/format'
import { lastDay } from './plan'
import type { PlanProps } from './plan-messages'

/** The hours of the plan, drawn as on the conference page; hours of one's own are words only. */
export function PlanHours({ plan, messages: { t, locale } }: PlanProps) {
  const { arrangement, date, rooms } = plan
  if (arrangement === 'tailored') return <p className="text-ui">{t('ownHours')}</p>

  const range = formatRange(hours.checkIn, hours.checkOut)
  const stay = {
    title: t('roomHours'),
    hours: range,
    note: range,
    start: toHour(hours.checkIn),
    end: MIDNIGHT + toHour(hours.checkOut),
  }
  return (
    <HourAxis
      packages={[arrangement]}
      others={arrangement === 'lunchToLunch' && rooms === true ? [stay] : []}
      days={[date, lastDay(plan)].map(
        (day) => day && formatDate(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }),
      )}
      className="mt-13 text-h4"
    />
  )
}
