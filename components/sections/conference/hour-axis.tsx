import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { conferenceOffers, packageHours } from '@/content/conference'
import { MIDNIGHT } from '@/lib/dates/hours'
import { textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

interface Bar {
  title: string
  /** In words. */
  hours: string
  /** Beside the title. */
  note: string
  /** Hours after the first midnight. */
  start: number
  end: number
  isCopper?: boolean
}

interface HourAxisProps {
  packages: readonly (keyof typeof packageHours)[]
  /** Below the packages. */
  others?: readonly Bar[]
  /** Names of the first and the second day, where they are known. */
  days?: readonly (string | undefined)[]
  /** The size of the text, which the bars follow. */
  className: string
}

const ON_BAR = 'md:absolute md:inset-y-[0.5em] md:left-(--at) md:w-(--length)'

/** Bars on an axis of hours, with the night behind them. On phones their text stands above them. */
export async function HourAxis({ packages, others = [], days = [], className }: HourAxisProps) {
  const locale = await getLocale()
  const t = await getTranslations('conference')
  const bars: Bar[] = [
    ...packages.map((name) => {
      const { title, hours } = conferenceOffers[name]
      const { start, end } = packageHours[name]
      const isCopper = end > MIDNIGHT
      const note = t(isCopper ? 'lengthWithNight' : 'shortLength', { hours: end - start })
      return { title: textIn(title, locale), hours: textIn(hours, locale), note, start, end, isCopper }
    }),
    ...others,
  ]
  const start = Math.min(...bars.map((bar) => bar.start))
  const end = Math.max(...bars.map((bar) => bar.end))
  const [from, to] = [start - 1, end + 2]
  // The last one stands at the end, at least a step after the one before.
  const step = end - start > 12 ? 4 : 2
  const steps = Array.from({ length: Math.floor((end - start) / step) }, (_, index) => start + index * step)
  const share = (hours: number) => `${(hours / (to - from)) * 100}%`
  const place = (hour: number) => share(hour - from)
  const at = (hour: number) => ({ '--at': place(hour) }) as CSSProperties
  const [dusk, dark, dawn, light] = [20, 22, MIDNIGHT + 5, MIDNIGHT + 7].map(place)
  const night = `linear-gradient(90deg, transparent ${dusk}, var(--color-snow-shade) ${dark} ${dawn}, transparent ${light})`
  return (
    <div
      role="img"
      aria-label={bars.map(({ title, hours }) => `${removeSoftHyphens(title)}: ${hours}.`).join(' ')}
      className={className}
    >
      <div className="relative h-8.5 border-b border-fir-950 text-small">
        {[start, MIDNIGHT]
          .filter((hour) => hour < end)
          .map((hour, index) => (
            <span
              key={hour}
              style={at(hour)}
              className="absolute -top-9.5 left-(--at) font-sans text-button font-semibold whitespace-nowrap"
            >
              {days[index] ?? t(index === 0 ? 'dayOne' : 'dayTwo')}
            </span>
          ))}
        {[...steps, end].map((hour) => (
          <span
            key={hour}
            style={at(hour)}
            className="num absolute left-(--at) h-8.5 border-l border-fir-950 pl-1.5 leading-none"
          >
            {String(hour % MIDNIGHT).padStart(2, '0')}
          </span>
        ))}
      </div>
      <div style={{ backgroundImage: end > MIDNIGHT ? night : undefined }}>
        {bars.map((bar) => (
          <div
            key={bar.title}
            style={{ ...at(bar.start), '--length': share(bar.end - bar.start) } as CSSProperties}
            className="relative border-b hairline py-2.5 md:h-[4.4em]"
          >
            <p
              className={clsx(
                ON_BAR,
                'flex flex-wrap items-baseline justify-between gap-x-4 md:z-1 md:content-center md:px-3.5 md:text-snow print:bg-transparent print:text-fir-950',
                // The bar's colour: checkers of contrast look for it on the text's own box.
                bar.isCopper ? 'md:not-forced-colors:bg-copper-deep' : 'md:not-forced-colors:bg-fir-900',
              )}
            >
              <span className="font-sans">{bar.title}</span>
              <span className="text-ui">{bar.note}</span>
            </p>
            <div
              className={clsx(
                ON_BAR,
                'mt-1.5 ml-(--at) h-4 w-(--length) md:m-0 md:h-auto print:border print:bg-transparent forced-colors:border',
                bar.isCopper ? 'bg-copper-deep' : 'bg-fir-900',
              )}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
