import { getTranslations } from 'next-intl/server'
import { AccessibleStay } from '@/components/sections/directions/accessible-stay'
import { ContactColumn } from '@/components/sections/directions/contact-column'
import { DistanceTable } from '@/components/sections/directions/distance-table'
import { GoodToKnow } from '@/components/sections/directions/good-to-know'
import { RegionDrawing } from '@/components/sections/directions/region-drawing'
import { RegionMap } from '@/components/sections/directions/region-map'
import { directionsTexts, maps } from '@/content/directions'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf, pageTexts } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/hitta-till-oss')

/** Directions and contact. */
export default async function DirectionsPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('directions')
  return (
    <>
      <div className="grid pt-nav md:grid-cols-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block print:pt-0">
        <ContactColumn title={pageTexts('/hitta-till-oss', locale).h1} locale={locale} />
        <RegionMap
          illustration={<RegionDrawing />}
          embed={{ href: maps.embed, title: t('mapTitle') }}
          notices={textIn(directionsTexts, locale).map}
          labels={{
            region: t('mapRegion'),
            show: t('showMap'),
            hide: t('hideMap'),
            aboutCookies: t('aboutCookies'),
          }}
        />
      </div>
      <DistanceTable locale={locale} />
      <GoodToKnow locale={locale} />
      <AccessibleStay locale={locale} />
    </>
  )
}
