import { getTranslations } from 'next-intl/server'
import { magicCopy } from '@/content/magic'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { LegendChapter } from './legend-chapter'

/** The whole legend, told at night. */
export async function Legend({ locale }: { locale: Locale }) {
  const t = await getTranslations('magic')
  return (
    <article className="pb-section on-fir">
      <div className="wrap">
        {magicCopy[locale].parts.map((part, position) => (
          <LegendChapter
            key={part.years}
            part={part}
            figure={formatNumber(part.years, locale)}
            unit={t('years', { count: part.years })}
            rings={position + 1}
          />
        ))}
      </div>
    </article>
  )
}
