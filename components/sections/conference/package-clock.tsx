import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { conferenceTexts, packageHours, packageLength, type ConferencePackage } from '@/content/conference'
import { hours } from '@/content/facts'
import { formatHours } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

/** The axis runs from two hours before the first package to one hour after the last. */
const FIRST_HOUR = packageHours.day.start - 2
const LAST_HOUR = packageHours.lunchToLunch.end + 1
const MIDNIGHT = 24
const TICK_HOURS = 4

const place = (hour: number) => ((hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR)) * 100

/** Every fourth hour, then the end of the last package. */
const ticks = [
  ...Array.from(
    { length: Math.floor((packageHours.lunchToLunch.end - packageHours.day.start) / TICK_HOURS) },
    (_, index) => packageHours.day.start + index * TICK_HOURS,
  ),
  packageHours.lunchToLunch.end,
].map((hour) => ({ hour, at: place(hour) }))

/** Positions of the night shading behind the bars. */
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

interface ClockAxisProps {
  /** Hours after the first midnight, each with its position in percent. */
  ticks: readonly { hour: number; at: number }[]
  /** Names of the two days, each above the tick where it begins. */
  days: readonly { label: string; at: number }[]
}

/** Hours of two days: a ruler above the bars; on phones, lines across them. */
function ClockAxis({ ticks, days }: ClockAxisProps) {
  return (
    <div className="text-small max-md:absolute max-md:inset-0 md:relative md:h-8.5 md:border-b md:border-fir-950">
      {days.map(({ label, at }) => (
        <span
          key={label}
          style={{ '--at': `${at}%` } as CSSProperties}
          className="absolute -top-9.5 left-(--at) hidden font-sans text-button font-semibold md:block"
        >
          {label}
        </span>
      ))}
      {ticks.map(({ hour, at }) => (
        <span
          key={hour}
          style={{ '--at': `${at}%` } as CSSProperties}
          className="num absolute leading-none max-md:top-(--at) max-md:w-full max-md:border-t max-md:hairline max-md:pt-1.5 md:left-(--at) md:h-8.5 md:border-l md:border-fir-950 md:pl-1.5"
        >
          {String(hour % 24).padStart(2, '0')}
        </span>
      ))}
    </div>
  )
}

interface ClockBarProps {
  title: string
  note: string
  /** In percent of the axis. */
  start: number
  length: number
  tone: 'fir' | 'copper'
}

/** One package on the axis: horizontal on wide windows, vertical on phones. */
function ClockBar({ title, note, start, length, tone }: ClockBarProps) {
  return (
    <div className="relative md:h-33 md:border-b md:hairline">
      <div
        style={{ '--start': `${start}%`, '--length': `${length}%` } as CSSProperties}
        className={clsx(
          'absolute flex text-snow max-md:inset-x-0 max-md:top-(--start) max-md:mr-2 max-md:h-(--length) max-md:flex-col max-md:justify-between max-md:p-3.5',
          'md:inset-y-5.5 md:left-(--start) md:w-(--length) md:flex-wrap md:content-center md:items-baseline md:justify-between md:gap-x-4 md:px-4 xl:px-5.5',
          tone === 'fir' ? 'bg-fir-900' : 'bg-copper-deep',
        )}
      >
        <span className="font-sans text-h4 xl:text-h3">{title}</span>
        <span className="text-ui">{note}</span>
      </div>
    </div>
  )
}
