import type { TermsBar } from '@/content/terms/terms'
import type { Locale } from '@/lib/i18n/locales'
import { PERCENT_SIGN } from '@/lib/i18n/range'

interface PercentBarsProps {
  caption: string
  bars: readonly TermsBar[]
  locale: Locale
}

export function PercentBars({ caption, bars, locale }: PercentBarsProps) {
  return (
    <ol aria-label={caption} className="keep mt-5.5 mb-1 flex max-w-184 gap-1">
      {bars.map(({ percent, label }) => (
        <li key={percent} className="flex min-w-0 flex-1 flex-col">
          <div className="flex h-59 flex-col justify-end">
            <p className="pb-2 font-sans text-[clamp(1.375rem,0.9rem+2vw,3.25rem)] leading-none font-medium tracking-[-0.04em] whitespace-nowrap">
              {percent}
              <span className="text-[0.5em] tracking-normal">{PERCENT_SIGN[locale]}</span>
            </p>
            <div
              aria-hidden="true"
              className={
                percent === 0
                  ? 'border-t-3 border-copper'
                  : 'bg-fir-800 print:border print:bg-transparent forced-colors:border forced-colors:bg-transparent'
              }
              style={{ height: `${percent * 1.8}px` }}
            />
          </div>
          <p className="border-t border-fir-950 pt-2.5 pr-1 text-caption hyphens-auto md:pr-3 md:text-small">
            {label}
          </p>
        </li>
      ))}
    </ol>
  )
}
