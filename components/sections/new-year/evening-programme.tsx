import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { newYearProgramme } from '@/content/new-year'
import { textIn, type Locale } from '@/lib/i18n/locales'

const CLOCK = 'num leading-[0.86] font-medium tracking-[-0.05em] wrap-anywhere whitespace-normal'

const sizes = {
  text: 'text-[clamp(2.25rem,1.6rem+2.6vw,4.25rem)] leading-[1.02] font-semibold tracking-[-0.03em]',
  clock: clsx(CLOCK, 'text-[clamp(3rem,2rem+3.6vw,5.5rem)]'),
  midnight: clsx(CLOCK, 'mb-2 text-[clamp(6.5rem,1rem+20vw,19rem)] text-ember lg:mb-0'),
}

export async function EveningProgramme({ locale }: { locale: Locale }) {
  const t = await getTranslations('newYear')
  return (
    <section className="pt-[clamp(1.75rem,5vw,5.25rem)] on-fir">
      <div className="wrap">
        <h2 className="sr-only">{t('programme')}</h2>
        <ol>
          {newYearProgramme.map(({ time, size, title, text }) => (
            <li
              key={title.sv}
              className={clsx(
                'cols items-baseline gap-y-2',
                size === 'midnight' ? 'border-t-3 border-ember pt-9 pb-13' : 'border-t hairline pt-5 pb-9',
              )}
            >
              <p className={clsx('font-sans lg:col-span-7', sizes[size])}>{textIn(time, locale)}</p>
              <div className="lg:col-span-5">
                <h3 className={size === 'midnight' ? 'text-h2' : 'text-h3'}>{textIn(title, locale)}</h3>
                <p className="mt-2 max-w-md quiet">{textIn(text, locale)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
