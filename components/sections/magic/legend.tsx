import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { DisplayFigure } from '@/components/ui/display-figure'
import { Rings } from '@/components/ui/rings'
import { legend } from '@/content/magic'
import { formatNumber } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

/** Number of rings up to and with a part of the story, of which each adds one more: 1, 3, 6, 10. */
const ringsUpTo = (part: number) => ((part + 1) * (part + 2)) / 2
const timeline = (part: number) => `--part-${part}`

/** A ring grows while its part comes into the window, one after the other. */
function ringStyle(ring: number): CSSProperties {
  const part = [0, 1, 2, 3].findIndex((index) => ring < ringsUpTo(index))
  const start = 10 + (30 * (ring - ringsUpTo(part - 1))) / (part + 1)
  return { animationTimeline: timeline(part), animationRange: `cover ${start}% cover ${start + 15}%` }
}

/** The legend, and the rings of the spring beside it: on wide windows one drawing that grows with the story. */
export async function Legend({ locale }: { locale: Locale }) {
  const t = await getTranslations('magic')
  return (
    <article className="overflow-x-clip pb-section on-fir legend">
      <div className="wrap">
        <div className="relative">
          <div className="absolute inset-y-0 -left-(--bleed) w-[calc(50%+var(--bleed)-3rem)] max-lg:hidden print:hidden">
            <Rings
              styleOf={ringStyle}
              className="sticky top-nav h-[calc(100svh-var(--spacing-nav))] w-full px-6 text-birch-300"
            />
          </div>
          {textIn(legend, locale).map(({ years, heading, paragraphs }, part) => (
            <section
              key={years}
              className="cols gap-y-8 py-group [view-timeline-name:var(--timeline)]"
              style={{ '--timeline': timeline(part) } as CSSProperties}
            >
              <div className="flex items-end justify-between gap-6 border-t hairline pt-group lg:col-span-6 lg:col-start-7">
                <p className="flex-none font-sans text-figure whitespace-nowrap">
                  <DisplayFigure>{formatNumber(years, locale)}</DisplayFigure>{' '}
                  <span className="block pt-4 font-serif text-h4 font-normal tracking-normal">
                    {t('years', { count: years })}
                  </span>
                </p>
                <Rings
                  count={ringsUpTo(part)}
                  className="w-36 min-w-0 text-birch-300 md:w-56 lg:hidden print:hidden"
                />
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
          ))}
        </div>
      </div>
    </article>
  )
}
