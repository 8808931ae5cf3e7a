import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { FactsTable } from '@/components/ui/facts-table'
import { Rings } from '@/components/ui/rings'
import { natureZones, type NatureZone } from '@/content/nature'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { removeSoftHyphens } from '@/lib/i18n/soft-hyphens'

interface ZoneLayout {
  position?: { x: number; y: number }
  sizes: string
  /** Classes of the picture's box; the left margin is the profile's. */
  box: string
  /** Classes of the text: each zone is one step further left and lower. */
  text: string
}

const LAYOUTS: Readonly<Record<NatureZone['id'], ZoneLayout>> = {
  fell: {
    position: { x: 80, y: 55 },
    sizes: '100vw',
    box: 'bleed-right aspect-landscape md:aspect-[15/8]',
    text: 'md:col-span-5 md:col-start-4 lg:col-start-8',
  },
  forest: {
    sizes: '(min-width: 48rem) 60vw, 100vw',
    box: 'max-md:bleed-right aspect-landscape md:col-span-5 md:aspect-[8/7] lg:col-span-7',
    text: 'md:col-span-3 md:self-end lg:col-span-4 lg:col-start-9',
  },
  lake: {
    sizes: '(min-width: 48rem) 60vw, 100vw',
    box: 'bleed-right aspect-landscape md:col-span-5 md:col-start-4 lg:col-span-7 lg:col-start-6',
    text: 'md:col-span-3 md:row-start-1 md:self-end lg:col-span-4',
  },
  spring: {
    sizes: '100vw',
    box: 'bleed-right aspect-landscape md:aspect-panorama',
    text: 'md:col-span-5',
  },
}

/** Name of the timeline on which a zone is passed. */
const zoneTimeline = (id: NatureZone['id']) => `--${id}`

export async function NatureZones({ locale }: { locale: Locale }) {
  const t = await getTranslations('nature')
  return (
    <div className="overflow-x-clip py-section">
      <div className="relative wrap flex flex-col gap-section descent">
        <DescentProfile locale={locale} />
        <p className="text-statement text-balance">{t('intro')}</p>
        {natureZones.map(({ id, heading, text, picture, facts }) => {
          const layout = LAYOUTS[id]
          return (
            <section
              key={id}
              className="cols gap-y-8 view-timeline-middle [view-timeline-name:var(--timeline)]"
              style={{ '--timeline': zoneTimeline(id) } as CSSProperties}
            >
              <div className={layout.box}>
                <ContentPicture name={picture} sizes={layout.sizes} position={layout.position} />
              </div>
              <div className={layout.text}>
                <h2 className="text-h2">{textIn(heading, locale)}</h2>
                <p className="mt-5 max-w-measure">{textIn(text, locale)}</p>
                {facts && (
                  <FactsTable
                    rows={facts.map(({ label, value }) => ({
                      label: textIn(label, locale),
                      value: textIn(value, locale),
                    }))}
                    caption={textIn(heading, locale)}
                    className="mt-7 md:[&_td]:whitespace-nowrap"
                  />
                )}
              </div>
              {id === 'spring' && (
                <Rings className="w-40 text-fir-700 md:col-span-3 md:w-auto lg:col-span-4 lg:col-start-8 lg:max-w-96 print:hidden" />
              )}
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** From the fell down to the spring. The zones are stretches of the same length. */
const LINE =
  'M40.1 8C40.8 11.7 44.3 22.3 44 30C43.7 37.7 38.6 45.7 38.4 54C38.3 62.3 43.2 71 42.9 80C42.6 89 36.9 99 36.8 108C36.7 117 42 125.3 42.3 134C42.7 142.7 39.4 151.7 39 160C38.6 168.3 40.4 176.5 40.1 184C39.8 191.5 37.4 198.7 37.3 205C37.2 211.3 39.7 216.2 39.6 222C39.4 227.8 36.4 234 36.2 240C36 246 38.6 252 38.4 258C38.3 264 35.3 270 35.1 276C34.9 282 37.4 288 37.3 294C37.2 300 34.7 305.7 34.6 312C34.4 318.3 36.2 325.3 36.2 332C36.2 338.7 34.7 344.7 34.6 352C34.4 359.3 35.3 369 35.1 376C34.9 383 34.6 390 33.4 394C32.2 398 28.9 394 27.9 400C26.9 406 27.4 413.3 27.3 430C27.2 446.7 27.3 478.3 27.3 500C27.3 521.7 27.4 545 27.3 560C27.2 575 27.2 579.2 26.8 590C26.3 600.8 24.6 613.3 24.6 625C24.6 636.7 26.9 647.5 26.8 660C26.7 672.5 24.2 686 24 700C23.8 714 25.4 736.7 25.7 744'
const FIRST_ZONE = 8
const ZONE_HEIGHT = 184

/** The way down beside the zones, and how far the guest has come. Decorative: the headings say the same. */
function DescentProfile({ locale }: { locale: Locale }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-0 w-margin max-md:hidden print:hidden forced-colors:hidden"
    >
      <svg
        viewBox="0 0 48 760"
        fill="none"
        className="sticky top-[calc(var(--spacing-nav)+1rem)] h-[calc(100svh-var(--spacing-nav)-2rem)] max-h-224 w-full overflow-visible max-xl:-translate-x-1.5"
      >
        <defs>
          <path id="descent" d={LINE} pathLength={100} />
        </defs>
        <use href="#descent" className="stroke-edge" strokeWidth="1.25" />
        <use href="#descent" className="descent-walked stroke-fir-950" strokeWidth="3" />
        <use href="#descent" className="descent-mark stroke-copper" strokeWidth="9" strokeLinecap="round" />
        {natureZones.map(({ id, heading }, index) => (
          <text
            key={id}
            transform={`translate(2 ${FIRST_ZONE + index * ZONE_HEIGHT}) rotate(90)`}
            className="descent-name fill-fir-700 text-caption max-xl:hidden"
            style={{ animationTimeline: zoneTimeline(id) }}
          >
            {removeSoftHyphens(textIn(heading, locale))}
          </text>
        ))}
      </svg>
    </div>
  )
}
