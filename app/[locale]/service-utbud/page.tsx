import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { ServiceDay } from '@/components/sections/services/service-day'
import { ServiceEntry } from '@/components/sections/services/service-entry'
import { metadataOf, pageTexts } from '@/components/seo/page-metadata'
import { serviceGroups } from '@/content/services'
import { textIn } from '@/lib/i18n/locales'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'

export const generateMetadata = metadataOf('/service-utbud')

/** Services: first those with hours, along a day, then the others by place. */
export default async function ServicesPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('services')
  const title = pageTexts('/service-utbud', locale).h1
  return (
    <>
      <div className="overflow-x-clip pt-nav print:pt-0">
        <div className="cols wrap">
          <div className="pt-5 pb-8 md:col-span-5 md:pr-gutter lg:col-span-7">
            <Breadcrumbs current={title} />
            <h1 className="mt-2 text-h1">{title}</h1>
            <p className="mt-6 max-w-lead text-lead text-balance">{t('lead')}</p>
          </div>
          <div className="max-md:bleed-both max-md:aspect-landscape md:relative md:col-span-3 md:bleed-right md:min-h-85 lg:col-span-5 xl:min-h-[44svh] print:hidden">
            <div className="size-full md:absolute md:inset-0">
              <ContentPicture
                name="reception"
                sizes="(width >= 64rem) 50vw, (width >= 48rem) 55vw, 100vw"
                position={{ x: 65, y: 80 }}
                priority
              />
            </div>
          </div>
        </div>
      </div>
      <ServiceDay locale={locale} />
      <div className="wrap grid gap-y-group py-section">
        {serviceGroups.map(({ id, heading, services }) => (
          <section
            key={id}
            aria-labelledby={`services-${id}`}
            className="cols gap-y-4 border-t border-fir-950 pt-5"
          >
            <h2 id={`services-${id}`} className="text-h3 md:col-span-3 lg:col-span-4">
              {textIn(heading, locale)}
            </h2>
            <ul className="grid content-start gap-x-gutter gap-y-6 md:col-span-5 lg:col-span-8 lg:grid-cols-2">
              {services
                .filter(({ hours }) => hours === undefined)
                .map((service) => (
                  <li key={service.title.sv} className="keep">
                    <ServiceEntry service={service} locale={locale} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
