import { getTranslations } from 'next-intl/server'
import { conferenceTexts, packageHours, packageLength } from '@/content/conference'
import { hours } from '@/content/facts'
import { MIDNIGHT } from '@/lib/dates/hours'
import { formatHours } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'
import { HourAxis, listTicks } from './hour-axis'

const start = packageHours.day.start
const end = packageHours.lunchToLunch.end

/** The two packages as bars on one hour axis, from two hours before the first to one hour after the last. */
export async function PackageClock({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { day, lunchToLunch } = conferenceTexts[locale].offers
  return (
    <HourAxis
      label={t('clockLabel', {
        day: removeSoftHyphens(day.title),
        dayHours: formatHours(hours.dayConference),
        lunch: removeSoftHyphens(lunchToLunch.title),
        lunchFrom: hours.lunchToLunch.fromDayOne,
        lunchTo: hours.lunchToLunch.toDayTwo,
      })}
      from={start - 2}
      to={end + 1}
      ticks={listTicks({ start, end }, 4)}
      days={[
        { label: t('dayOne'), hour: start },
        { label: t('dayTwo'), hour: MIDNIGHT },
      ]}
      bars={[
        {
          title: day.title,
          note: t('shortLength', { hours: packageLength('day') }),
          tone: 'fir',
          ...packageHours.day,
        },
        {
          title: lunchToLunch.title,
          note: t('lengthWithNight', { hours: packageLength('lunchToLunch') }),
          tone: 'copper',
          ...packageHours.lunchToLunch,
        },
      ]}
      isMain
      className="mt-group md:mt-section"
    />
  )
}
