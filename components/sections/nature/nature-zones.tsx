import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { FactsTable } from '@/components/ui/facts-table'
import { Rings } from '@/components/ui/rings'
import { natureZones, type NatureZone } from '@/content/nature'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { DescentProfile, zoneTimeline } from './descent-profile'

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
