import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { DisplayFigure } from '@/components/ui/display-figure'
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

/** Width of the rings, part by part. The last ones fill the half of the window. */
const ringWidths = [
  'w-14 lg:w-32',
  'w-20 lg:w-56',
  'w-28 lg:w-96',
  'bleed-left w-[calc(100%+2*var(--bleed))] lg:w-[calc(100%+var(--bleed))]',
]

/** The figure, the number of rings and their size grow from part to part. */
function LegendChapter({ part: { heading, paragraphs }, figure, unit, rings }: LegendChapterProps) {
  return (
    <section className="cols gap-y-8 border-t hairline py-group">
      <div className="flex flex-wrap items-end justify-between gap-6 lg:sticky lg:top-24 lg:col-span-5 lg:block lg:self-start">
        <p className="font-sans text-figure whitespace-nowrap">
          <DisplayFigure>{figure}</DisplayFigure>{' '}
          <span className="block pt-4 font-serif text-h4 font-normal tracking-normal">{unit}</span>
        </p>
        <Ripples count={rings} className={clsx('flex-none text-birch-300 lg:mt-6', ringWidths[rings - 1])} />
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
