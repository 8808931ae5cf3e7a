import { getTranslations } from 'next-intl/server'
import { packageHours, packageLength, type ConferencePackage } from '@/content/conference'
import { plannerTexts } from '@/content/conference-planner'
import { hours } from '@/content/facts'
import { lastDay, type Plan } from '@/components/forms/planner/plan'
import { nameArrangement } from '@/components/forms/planner/words'
import { MIDNIGHT, toHour } from '@/lib/dates/hours'
import { formatDate, formatRange } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { HourAxis, listTicks } from './hour-axis'

/** The axis of each package: where it begins and ends, and the hours that are named. */
const axes = {
  day: {
    from: packageHours.day.start - 1,
    to: packageHours.day.end + 1,
    ticks: listTicks(packageHours.day, 2),
  },
  lunchToLunch: {
    from: packageHours.lunchToLunch.start - 1,
    to: packageHours.lunchToLunch.end + 2,
    ticks: listTicks(packageHours.lunchToLunch, 4),
  },
} satisfies Record<ConferencePackage, unknown>

/** The hours of the plan, drawn as on the conference page; hours of one's own are words only. */
export async function PlanHours({ plan, locale }: { plan: Plan; locale: Locale }) {
  const t = await getTranslations('conference')
  const planner = await getTranslations('conferencePlanner')
  const texts = plannerTexts[locale]
  const { arrangement, date, rooms } = plan
  if (arrangement === 'tailored') return <p className="text-ui">{texts.ownHours}</p>

  const end = lastDay(plan)
  const nameDay = (day: string | undefined, otherwise: string) =>
    day === undefined
      ? otherwise
      : formatDate(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const name = nameArrangement(arrangement, locale)
  const length = packageLength(arrangement)
  const isOvernight = arrangement === 'lunchToLunch'
  const stay = { title: planner('roomHours'), note: formatRange(hours.checkIn, hours.checkOut) }
  const hasRooms = isOvernight && rooms === true
  return (
    <HourAxis
      label={[`${name}: ${texts.hours[arrangement]}.`, hasRooms && `${stay.title}: ${stay.note}.`]
        .filter(Boolean)
        .join(' ')}
      {...axes[arrangement]}
      days={[
        { label: nameDay(date, t('dayOne')), hour: packageHours[arrangement].start },
        ...(isOvernight ? [{ label: nameDay(end, t('dayTwo')), hour: MIDNIGHT }] : []),
      ]}
      bars={[
        {
          title: name,
          note: t(isOvernight ? 'lengthWithNight' : 'shortLength', { hours: length }),
          tone: isOvernight ? 'copper' : 'fir',
          ...packageHours[arrangement],
        },
        ...(hasRooms
          ? [
              {
                ...stay,
                tone: 'fir' as const,
                start: toHour(hours.checkIn),
                end: MIDNIGHT + toHour(hours.checkOut),
              },
            ]
          : []),
      ]}
      className="mt-13"
    />
  )
}
