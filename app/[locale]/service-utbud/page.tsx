import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { PageHeading } from '@/components/sections/page/page-heading'
import { ServiceDay, ServiceEntry } from '@/components/sections/services/service-day'
import { metadataOf } from '@/components/seo/page-metadata'
import { serviceGroups } from '@/content/services'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/service-utbud')

export default async function ServicesPage() {
  const locale = await getLocale()
  const t = await getTranslations('services')
  return (
    <>
      <PageHeading path="/service-utbud" lead={t('lead')} picture="reception" />
      <ServiceDay />
      <div className="wrap grid gap-x-gutter gap-y-7 py-group lg:grid-cols-6 lg:gap-y-group lg:py-next">
        {serviceGroups.map(({ id, heading, picture, services: all }) => {
          const services = all.filter(({ hours }) => hours === undefined)
          // One or two stand beside the next group's.
          const isShort = services.length < 3
          return (
            <section
              key={id}
              aria-labelledby={`services-${id}`}
              className={clsx(
                'grid content-start gap-x-gutter gap-y-5 border-t border-fir-950 pt-5 lg:grid-cols-subgrid',
                isShort ? 'lg:col-span-3' : 'lg:col-span-6',
              )}
            >
              <div className={isShort ? 'lg:col-span-3' : 'lg:col-span-2'}>
                <h2 id={`services-${id}`} className="text-h3">
                  {textIn(heading, locale)}
                </h2>
                {picture && (
                  <div
                    className={clsx(
                      'mt-4 aspect-panorama max-lg:-mx-(--bleed) lg:mt-6 print:hidden',
                      isShort ? 'max-lg:hidden' : 'lg:aspect-landscape',
                    )}
                  >
                    <ContentPicture
                      name={picture}
                      alt=""
                      sizes={`(width >= 64rem) ${isShort ? 40 : 30}rem, 100vw`}
                    />
                  </div>
                )}
              </div>
              <ul
                className={clsx(
                  'grid content-start gap-x-gutter gap-y-5 md:grid-cols-2 md:gap-y-6 lg:gap-y-8',
                  isShort ? 'lg:col-span-3' : 'lg:col-span-4',
                )}
              >
                {services.map((service) => (
                  <li key={service.title.sv} className="keep">
                    <ServiceEntry service={service} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}
