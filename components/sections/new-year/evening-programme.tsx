import clsx from 'clsx'
import { newYearProgramme } from '@/content/new-year'
import type { Locale } from '@/lib/i18n/locales'

interface EveningProgrammeProps {
  /** Visually hidden. */
  heading: string
  locale: Locale
}

export function EveningProgramme({ heading, locale }: EveningProgrammeProps) {
  return (
    <section className="pt-[clamp(1.75rem,5vw,5.25rem)] on-fir">
      <div className="wrap">
        <h2 className="sr-only">{heading}</h2>
        <ol>
          {newYearProgramme.map(({ time, isClock, isMidnight, title, text }) => (
            <li
              key={title.sv}
              className={clsx(
                'cols items-baseline gap-y-2',
                isMidnight ? 'border-t-3 border-ember pt-9 pb-13' : 'border-t hairline pt-5 pb-9',
              )}
            >
              <p
                className={clsx(
                  'font-sans lg:col-span-7',
                  isClock
                    ? 'num leading-[0.86] font-medium tracking-[-0.05em] wrap-anywhere whitespace-normal'
                    : 'leading-[1.02] font-semibold tracking-[-0.03em]',
                  isMidnight
                    ? 'mb-2 text-[clamp(6.5rem,1rem+20vw,19rem)] text-ember lg:mb-0'
                    : isClock
                      ? 'text-[clamp(3rem,2rem+3.6vw,5.5rem)]'
                      : 'text-[clamp(2.25rem,1.6rem+2.6vw,4.25rem)]',
                )}
              >
                {time[locale]}
              </p>
              <div className="lg:col-span-5">
                <h3 className={isMidnight ? 'text-h2' : 'text-h3'}>{title[locale]}</h3>
                <p className="mt-2 max-w-md quiet">{text[locale]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
