import { getTranslations } from 'next-intl/server'
import { magicCopy, type LegendPart } from '@/content/magic'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { Ripples } from './ripples'

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

interface LegendChapterProps {
  part: LegendPart
  /** Formatted number of years, e.g. `1 000`. */
  figure: string
  /** E.g. `år`. */
  unit: string
  rings: number
}

/** The figure and the number of rings grow from part to part. */
function LegendChapter({ part: { heading, paragraphs }, figure, unit, rings }: LegendChapterProps) {
  return (
    <section className="cols gap-y-8 border-t hairline py-block">
      <div className="relative isolate flex items-end justify-between gap-6 lg:sticky lg:top-28 lg:col-span-5 lg:block lg:self-start">
        <p className="font-sans text-figure whitespace-nowrap">
          {figure} <span className="block pt-4 font-serif text-h4 font-normal tracking-normal">{unit}</span>
        </p>
        <Ripples count={rings} className="w-24 flex-none text-birch-300 lg:mt-10 lg:w-44" />
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <h2 className="text-h2">{heading}</h2>
        <div className="mt-6 flex max-w-measure flex-col gap-5">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
