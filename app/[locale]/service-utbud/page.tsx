import type { Metadata } from 'next'
import { PageHeading } from '@/components/sections/page/page-heading'
import { ServiceDay } from '@/components/sections/services/service-day'
import { ServiceGroup } from '@/components/sections/services/service-group'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { servicesLead } from '@/content/services'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface ServicesPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ServicesPageProps): Promise<Metadata> {
  return buildMetadata('/service-utbud', await readLocale(params))
}

/** Services: first those with hours, along a day, then the others by place. */
export default async function ServicesPage({ params }: ServicesPageProps) {
  const locale = await readLocale(params)
  const reception = findPicture('reception')
  return (
    <>
      <PageHeading
        title={pageTexts('/service-utbud', locale).h1}
        lead={servicesLead[locale]}
        picture={
          <Picture
            picture={reception}
            alt={reception.alt[locale]}
            sizes="(width >= 64rem) 45vw, (width >= 48rem) 40vw, 100vw"
            priority
          />
        }
      />
      <ServiceDay locale={locale} />
      <div className="cols wrap items-baseline gap-y-group py-section">
        <ServiceGroup
          id="room"
          locale={locale}
          className="md:col-span-5 lg:col-span-7"
          listClassName="grid gap-x-gutter lg:grid-cols-2"
        />
        <ServiceGroup
          id="arrival"
          locale={locale}
          className="border-t-3 border-fir-950 pt-4 md:col-span-3 lg:col-span-4 lg:col-start-9"
        />
      </div>
      <div className="on-birch">
        <div className="wrap py-section">
          <ServiceGroup
            id="table"
            locale={locale}
            listClassName="grid gap-x-gutter md:grid-cols-2 lg:grid-cols-[5fr_4fr_3fr]"
          />
        </div>
      </div>
      <div className="cols wrap items-start gap-y-group py-section">
        <ServiceGroup id="outdoors" locale={locale} className="md:col-span-4 lg:col-span-5" />
        <ServiceGroup id="together" locale={locale} className="md:col-span-4" />
        <ServiceGroup id="water" locale={locale} className="md:col-span-4 lg:col-span-3" />
      </div>
    </>
  )
}
