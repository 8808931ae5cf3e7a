import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { MIDNIGHT } from '@/lib/dates/hours'

interface HourAxisProps {
  /** The drawing in words. */
  label: string
  /** Names of the first and the second day. */
  days: readonly [string, string]
  /** Hours after the first midnight. */
  bars: readonly { title: string; note: string; start: number; end: number; tone: 'fir' | 'copper' }[]
  /** The size of the text, which the bars follow. */
  className: string
}

const NIGHT =
  'bg-[linear-gradient(90deg,transparent_var(--dusk),var(--color-snow-shade)_var(--dark),var(--color-snow-shade)_var(--dawn),transparent_var(--light))]'

/** Bars on an axis of hours, with the night behind them. On phones their text stands above them. */
export function HourAxis({ label, days, bars, className }: HourAxisProps) {
  const start = Math.min(...bars.map((bar) => bar.start))
  const end = Math.max(...bars.map((bar) => bar.end))
  const [from, to] = [start - 1, end + 2]
  // The last one stands at the end, at least a step after the one before.
  const step = end - start > 12 ? 4 : 2
  const steps = Array.from({ length: Math.floor((end - start) / step) }, (_, index) => start + index * step)
  const share = (hours: number) => `${(hours / (to - from)) * 100}%`
  const place = (hour: number) => share(hour - from)
  const at = (hour: number) => ({ '--at': place(hour) }) as CSSProperties
  const night = {
    '--dusk': place(20),
    '--dark': place(22),
    '--dawn': place(MIDNIGHT + 5),
    '--light': place(MIDNIGHT + 7),
  } as CSSProperties
  return (
    <div role="img" aria-label={label} className={className}>
      <div className="relative h-8.5 border-b border-fir-950 text-small">
        {[start, MIDNIGHT]
          .filter((hour) => hour < end)
          .map((hour, index) => (
            <span
              key={hour}
              style={at(hour)}
              className="absolute -top-9.5 left-(--at) font-sans text-button font-semibold whitespace-nowrap"
            >
              {days[index]}
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
      <div style={night} className={clsx(end > MIDNIGHT && NIGHT)}>
        {bars.map((bar) => (
          <div
            key={bar.title}
            style={{ ...at(bar.start), '--length': share(bar.end - bar.start) } as CSSProperties}
            className="relative border-b hairline py-2.5 md:h-[4.4em]"
          >
            <p
              className={clsx(
                'flex flex-wrap items-baseline justify-between gap-x-4 md:absolute md:inset-y-[0.5em] md:left-(--at) md:z-1 md:w-(--length) md:content-center md:px-3.5 md:text-snow print:bg-transparent print:text-fir-950',
                // The bar's colour: checkers of contrast look for it on the text's own box.
                bar.tone === 'fir'
                  ? 'md:not-forced-colors:bg-fir-900'
                  : 'md:not-forced-colors:bg-copper-deep',
              )}
            >
              <span className="font-sans">{bar.title}</span>
              <span className="text-ui">{bar.note}</span>
            </p>
            <div
              className={clsx(
                'hour-bar mt-1.5 ml-(--at) h-4 w-(--length) md:absolute md:inset-y-[0.5em] md:left-(--at) md:m-0 md:h-auto forced-colors:border',
                bar.tone === 'fir' ? 'bg-fir-900' : 'bg-copper-deep',
              )}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
