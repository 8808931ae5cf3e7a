import { getLocale, getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { groupPlaces } from '@/content/group-places'
import { formatCount } from '@/lib/i18n/count'
import { textIn } from '@/lib/i18n/locales'

const sum = groupPlaces.reduce((total, { capacity }) => total + capacity, 0)

/** The places outside the conference rooms; their pictures grow with their capacity, in width or, on phones, in height. */
export async function CapacitySection() {
  const locale = await getLocale()
  const t = await getTranslations('conference')
  return (
    <section className="py-group on-fir md:py-section">
      <div className="cols wrap gap-y-4">
        <h2 className="text-h2 md:col-span-5 lg:col-span-7">{t('venuesHeading')}</h2>
        <p className="quiet md:col-span-3 md:self-end lg:col-span-4 lg:col-start-9">
          {t('venuesText', { count: formatCount(groupPlaces.length, locale) })}
        </p>
      </div>
      <div className="mt-group flex flex-col gap-4 max-md:mt-6 md:mx-auto md:max-w-(--container-page) md:flex-row md:gap-2 md:px-margin">
        {groupPlaces.map(({ name, capacity, picture: id }) => (
          <figure
            key={name.sv}
            style={{ '--share': capacity } as CSSProperties}
            className="md:min-w-30 md:flex-[var(--share)_1_0] xl:min-w-38"
          >
            <div className="h-[calc(3rem+var(--share)*0.7rem)] md:h-[clamp(18.75rem,36vw,35rem)]">
              <ContentPicture
                name={id}
                // In the row all pictures are 36vw high, so a 4:3 picture needs a source 48vw wide.
                sizes={`(width >= 48rem) ${Math.max(48, Math.round((100 * capacity) / sum))}vw, 110vw`}
              />
            </div>
            <figcaption className="flex items-baseline gap-x-4.5 px-margin pt-3 md:block md:px-0">
              <span className="num block font-sans text-h2 font-medium md:text-figure">{capacity}</span>
              <h3 className="text-h4 md:mt-3.5 xl:text-h3">{textIn(name, locale)}</h3>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
