import { getLocale, getTranslations } from 'next-intl/server'
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
      <div className="wrap grid gap-y-group py-next">
        {serviceGroups.map(({ id, heading, services }) => (
          <section
            key={id}
            aria-labelledby={`services-${id}`}
            className="cols gap-y-5 border-t border-fir-950 pt-5"
          >
            <h2 id={`services-${id}`} className="text-h3 lg:col-span-3">
              {textIn(heading, locale)}
            </h2>
            <ul className="grid gap-x-gutter gap-y-6 md:grid-cols-2 lg:col-span-9 lg:grid-cols-3">
              {services
                .filter(({ hours }) => hours === undefined)
                .map((service) => (
                  <li key={service.title.sv} className="keep">
                    <ServiceEntry service={service} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
