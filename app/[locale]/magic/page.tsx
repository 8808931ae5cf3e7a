import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { PageHero } from '@/components/sections/hero/page-hero'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { metadataOf } from '@/components/seo/page-metadata'
import { Rings } from '@/components/ui/rings'
import { legend } from '@/content/magic'
import { formatNumber } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/magic')

/** Number of rings up to and with a part of the story, of which each adds one more: 1, 3, 6, 10. */
const ringsUpTo = (part: number) => ((part + 1) * (part + 2)) / 2
const timeline = (part: number) => `--part-${part}`

/** A ring grows while its part comes into the window, one after the other. */
function ringStyle(ring: number): CSSProperties {
  const part = [0, 1, 2, 3].findIndex((index) => ring < ringsUpTo(index))
  const start = 10 + (30 * (ring - ringsUpTo(part - 1))) / (part + 1)
  return { animationTimeline: timeline(part), animationRange: `cover ${start}% cover ${start + 15}%` }
}

/** The legend of the spring, and its rings beside it: on wide windows one drawing that grows with the story. */
export default async function MagicPage() {
  const locale = await getLocale()
  const t = await getTranslations('magic')
  return (
    <>
      <PageHero path="/magic" ridge="west" lead={t('lead')} />
      <article className="overflow-x-clip pb-section on-fir [timeline-scope:--part-0,--part-1,--part-2,--part-3]">
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
                    {formatNumber(years, locale)}{' '}
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
                  <h2 className="mb-6 text-h2">{heading}</h2>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph} className="mb-5 max-w-measure">
                      {paragraph}
                    </p>
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </article>
      <section className="overflow-x-clip py-section">
        <div className="cols wrap items-end gap-y-10">
          <div className="lg:col-span-4">
            <h2 className="text-h2">{t('closing')}</h2>
            <p className="mt-6 max-w-measure">{t('closingText')}</p>
            <Link href="/nature" className="mt-7.5 btn btn-dark">
              {t('toNature')}
              <ArrowRight />
            </Link>
          </div>
          <div className="aspect-landscape max-lg:-mx-(--bleed) lg:col-span-7 lg:col-start-6 lg:-mr-(--bleed)">
            <ContentPicture name="hero-spring" sizes="(min-width: 64rem) 62vw, 100vw" />
          </div>
        </div>
      </section>
    </>
  )
}
