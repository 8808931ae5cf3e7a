import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { conferenceTexts, packageHours, packageLength, type ConferencePackage } from '@/content/conference'
import { hours } from '@/content/facts'
import { formatHours } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { ClockAxis } from './clock-axis'
import { ClockBar } from './clock-bar'

/** The drawn span: from two hours before the first package to an hour after the last. */
const FIRST_HOUR = packageHours.day.start - 2
const LAST_HOUR = packageHours.lunchToLunch.end + 1
const MIDNIGHT = 24
const TICK_HOURS = 4

const place = (hour: number) => ((hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR)) * 100

/** Every fourth hour, and the last package's end in place of the tick beside it. */
const ticks = [
  ...Array.from(
    { length: Math.floor((packageHours.lunchToLunch.end - packageHours.day.start) / TICK_HOURS) },
    (_, index) => packageHours.day.start + index * TICK_HOURS,
  ),
  packageHours.lunchToLunch.end,
].map((hour) => ({ hour, at: place(hour) }))

/** Where the night lies that the second package sleeps through, for the shade behind the bars. */
const night = {
  '--dusk': `${place(20)}%`,
  '--dark': `${place(22)}%`,
  '--dawn': `${place(MIDNIGHT + 5)}%`,
  '--light': `${place(MIDNIGHT + 7)}%`,
} as CSSProperties

/** The two packages as bars on one hour axis. */
export async function PackageClock({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { day, lunchToLunch } = conferenceTexts[locale].offers
  const bar = (name: ConferencePackage) => ({
    start: place(packageHours[name].start),
    length: place(packageHours[name].end) - place(packageHours[name].start),
  })
  return (
    <div
      role="img"
      aria-label={t('clockLabel', {
        day: day.title,
        dayHours: formatHours(hours.dayConference),
        lunch: lunchToLunch.title,
        lunchFrom: hours.lunchToLunch.fromDayOne,
        lunchTo: hours.lunchToLunch.toDayTwo,
      }).replaceAll('\u00AD', '')}
      className="relative mt-block max-md:grid max-md:h-165 max-md:grid-cols-2 max-md:border-t max-md:border-fir-950 max-md:pl-16 md:mt-section"
    >
      <ClockAxis
        ticks={ticks}
        days={[
          { label: t('dayOne'), at: place(packageHours.day.start) },
          { label: t('dayTwo'), at: place(MIDNIGHT) },
        ]}
      />
      <div
        style={night}
        className="max-md:contents md:bg-[linear-gradient(90deg,transparent_var(--dusk),var(--color-snow-shade)_var(--dark),var(--color-snow-shade)_var(--dawn),transparent_var(--light))]"
      >
        <ClockBar
          title={day.title}
          note={t('shortLength', { hours: packageLength('day') })}
          tone="fir"
          {...bar('day')}
        />
        <ClockBar
          title={lunchToLunch.title}
          note={t('lengthWithNight', { hours: packageLength('lunchToLunch') })}
          tone="copper"
          {...bar('lunchToLunch')}
        />
      </div>
    </div>
  )
}
