import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { counters } from '@/content/home'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { Counter } from './counter'

/** The widest number gets the most columns. */
const counterColumns = [
  'md:col-span-3 lg:col-span-4',
  'md:col-span-2 lg:col-span-3',
  'md:col-span-3 lg:col-span-5',
]

export async function HomeIntro({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  return (
    <section className="wrap py-section">
      <div className="cols">
        <p className="text-[clamp(1.75rem,1.3rem+1.86vw,3rem)]/[1.22] tracking-[-0.012em] text-balance lg:col-span-10">
          {t('intro')}
        </p>
      </div>
      <ul className="cols mt-group gap-y-2.5">
        {counters.map(({ text, ...counter }, index) => (
          <li
            key={text.sv}
            className={clsx(
              'grid grid-cols-[7.5rem_1fr] items-baseline gap-4 border-t border-fir-950 pt-1.5 md:block md:pt-4',
              counterColumns[index],
            )}
          >
            <Counter {...counter} />
            <span className="text-[1.25rem]/snug text-balance md:mt-4 md:block">{textIn(text, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
