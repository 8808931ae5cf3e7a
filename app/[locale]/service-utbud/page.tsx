import { PageHeading } from '@/components/sections/page/page-heading'
import { ServiceDay } from '@/components/sections/services/service-day'
import { ServiceGroup } from '@/components/sections/services/service-group'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { serviceGroups, servicesLead } from '@/content/services'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'

export const generateMetadata = metadataOf('/service-utbud')

/** Services: first those with hours, along a day, then the others by place. */
export default async function ServicesPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const reception = findPicture('reception')
  return (
    <>
      <PageHeading
        path="/service-utbud"
        locale={locale}
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
      <div className="wrap grid gap-y-group py-section">
        {serviceGroups.map((group) => (
          <ServiceGroup key={group.id} group={group} locale={locale} />
        ))}
      </div>
    </>
  )
}
