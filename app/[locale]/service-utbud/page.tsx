import type { Metadata } from 'next'
import { PageHeading } from '@/components/sections/page/page-heading'
import { ServiceSection } from '@/components/sections/services/service-section'
import { serviceGroups, servicesLead } from '@/content/services'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

interface ServicesPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ServicesPageProps): Promise<Metadata> {
  return buildMetadata('/service-utbud', await readLocale(params))
}

/** Services. */
export default async function ServicesPage({ params }: ServicesPageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <PageHeading title={pageTexts('/service-utbud', locale).h1} lead={servicesLead[locale]} />
      <div className="wrap mt-block pb-section">
        {serviceGroups.map((group) => (
          <ServiceSection key={group.id} group={group} locale={locale} />
        ))}
      </div>
    </>
  )
}
