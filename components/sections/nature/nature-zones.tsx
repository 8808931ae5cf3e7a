import { getLocale, getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { FactsTable } from '@/components/ui/facts-table'
import { type NatureZone, natureZones } from '@/content/nature'
import { textIn } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

/** Classes of a zone's picture and text. */
const layouts: Readonly<Record<NatureZone['id'], { picture: string; text: string }>> = {
  fell: {
    picture: '-mr-(--bleed) max-md:-ml-(--bleed) aspect-landscape md:aspect-[15/8]',
    text: 'grid gap-x-gutter gap-y-7 md:grid-cols-[5fr_3fr] lg:grid-cols-[7fr_5fr]',
  },
  // From 105rem on the line stands in the margin.
  forest: {
    picture:
      'max-md:-mx-(--bleed) aspect-landscape md:col-span-5 md:max-[105rem]:-ml-(--bleed) md:aspect-[8/7] lg:col-span-7',
    text: 'md:col-span-3 md:self-center lg:col-span-4 lg:col-start-9',
  },
  lake: {
    picture:
      '-mr-(--bleed) max-md:-ml-(--bleed) aspect-landscape md:col-span-5 md:col-start-4 lg:col-span-7 lg:col-start-6',
    text: 'md:col-span-3 md:row-start-1 md:self-center lg:col-span-4',
  },
  spring: {
    picture: '-mr-(--bleed) max-md:-ml-(--bleed) aspect-landscape md:aspect-panorama',
    text: 'md:col-span-5',
  },
}
/** The zones are stretches of the same length of the line. */
const FIRST_ZONE = 8
const ZONE_HEIGHT = 184
const LINE = '/drawings/descent.svg#line'

/** From the fell down to the spring, and beside it the way down with how far the guest has come. */
export async function NatureZones() {
  const locale = await getLocale()
  const t = await getTranslations('nature')
  return (
    <div className="overflow-x-clip py-section">
      <div className="relative wrap flex flex-col gap-next [timeline-scope:--fell,--forest,--lake,--spring]">
        {/* The headings say the same. */}
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-0 w-margin max-[105rem]:hidden print:hidden forced-colors:hidden"
        >
          <svg
            viewBox="0 0 48 760"
            fill="none"
            className="sticky top-[calc(var(--spacing-nav)+1rem)] h-[calc(100svh-var(--spacing-nav)-2rem)] max-h-224 w-full overflow-visible"
          >
            <use href={LINE} className="stroke-edge" strokeWidth="1.25" />
            <use
              href={LINE}
              className="descent-walked hidden stroke-fir-950 [stroke-dasharray:100] [stroke-dashoffset:100px]"
              strokeWidth="3"
            />
            <use
              href={LINE}
              className="descent-mark hidden stroke-copper [stroke-dasharray:0_200]"
              strokeWidth="9"
              strokeLinecap="round"
            />
            {natureZones.map(({ id, heading }, index) => (
              <text
                key={id}
                transform={`translate(2 ${FIRST_ZONE + index * ZONE_HEIGHT}) rotate(90)`}
                className="descent-name fill-fir-700 text-caption"
                style={{ animationTimeline: `--${id}` }}
              >
                {removeSoftHyphens(textIn(heading, locale))}
              </text>
            ))}
          </svg>
        </div>
        <p className="text-statement text-balance">{t('intro')}</p>
        {natureZones.map(({ id, heading, text, picture, facts }) => (
          <section
            key={id}
            className="cols gap-y-8 [view-timeline-axis:block] [view-timeline-inset:50%] [view-timeline-name:var(--timeline)]"
            style={{ '--timeline': `--${id}` } as CSSProperties}
          >
            <div className={layouts[id].picture}>
              <ContentPicture
                name={picture}
                sizes={id === 'forest' || id === 'lake' ? '(width >= 48rem) 60vw, 100vw' : '100vw'}
              />
            </div>
            <div className={layouts[id].text}>
              <div>
                <h2 className="text-h2">{textIn(heading, locale)}</h2>
                <p className="mt-5 max-w-measure">{textIn(text, locale)}</p>
              </div>
              {facts && (
                <FactsTable
                  rows={facts.map(({ label, value }) => ({
                    label: textIn(label, locale),
                    value: textIn(value, locale),
                  }))}
                  caption={textIn(heading, locale)}
                  className="self-start not-first:mt-7 in-[.grid>&]:mt-2 md:[&_td]:whitespace-nowrap"
                />
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
