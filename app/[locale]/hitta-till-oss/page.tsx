import { getLocale, getTranslations } from 'next-intl/server'
import { RegionDrawing } from '@/components/sections/directions/region-drawing'
import { RegionMap } from '@/components/sections/directions/region-map'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { PhoneAndEmail, ReceptionHours } from '@/components/sections/page/contact'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { InquiryLink } from '@/components/sections/page/inquiry-link'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import { OpeningStatus } from '@/components/sections/page/opening-status'
import { PictureSection } from '@/components/sections/page/picture-section'
import { headingOf, metadataOf } from '@/components/seo/page-metadata'
import { FactsTable } from '@/components/ui/facts-table'
import { access, distances, goodToKnow, maps } from '@/content/directions'
import { hours } from '@/content/facts'
import { cityLine, venue } from '@/content/venue'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { viewHref } from '@/lib/routes/views'

export const generateMetadata = metadataOf('/hitta-till-oss')

export default async function DirectionsPage() {
  const locale = await getLocale()
  const t = await getTranslations('directions')
  const h1 = headingOf('/hitta-till-oss', locale)
  const { latitude, longitude } = venue.coordinates
  return (
    <>
      <div className="grid pt-nav md:grid-cols-2 md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:block print:pt-0">
        <div className="pt-5 pr-margin pb-8 pl-(--bleed) print:pt-0 print:pb-4">
          <Breadcrumbs current={h1} />
          <h1 className="mt-2 text-h1">{h1}</h1>
          <address className="mt-5 text-lead not-italic md:mt-8.5">
            {textIn(venue.name, locale)}
            <br />
            {venue.address.street}
            <br />
            <span className="whitespace-normal">{textIn(cityLine, locale)}</span>
          </address>
          <p className="mt-3 text-ui quiet">
            {t('coordinates', { latitude: `${latitude}`, longitude: `${longitude}` })}
          </p>
          <PhoneAndEmail />
          <NewTabLink href={maps.directions} className="mt-5.5 btn btn-secondary">
            {t('openDirections')}
          </NewTabLink>
        </div>
        <ClientMessages namespaces={['regionMap']}>
          <RegionMap
            illustration={<RegionDrawing />}
            src={maps.embed}
            aboutCookies={
              <Link
                href={viewHref('/villkor', 'website')}
                className="inline-flex min-h-11 items-center text-small text-link"
              >
                {t('aboutCookies')}
              </Link>
            }
          />
        </ClientMessages>
        <div className="pr-margin pb-10 pl-(--bleed) max-md:pt-8 print:pt-2 print:pb-0">
          <ReceptionHours className="max-w-108" />
          <OpeningStatus hours={hours.reception} className="mt-3 text-ui" />
          <h2 className="mt-8 text-h3">{t('distances')}</h2>
          <p className="mt-1 text-small quiet">{t('distancesCaption')}</p>
          <FactsTable
            caption={t('distances')}
            rows={distances.map(({ city, km }) => ({ label: city, value: `${km} ${t('kilometres')}` }))}
            className="mt-4 max-w-108"
          />
        </div>
      </div>
      <section className="overflow-x-clip on-birch">
        <div className="cols wrap">
          <EdgePicture
            name="ev-charging-winter"
            sizes="(width >= 64rem) 60vw, 107vw"
            className="aspect-4/3 lg:col-span-6 lg:mr-0 lg:aspect-auto lg:min-h-140"
          />
          <div className="py-group lg:col-span-6 lg:pl-8 print:py-4">
            <h2 className="mb-6 text-h2">{t('goodToKnow')}</h2>
            {goodToKnow.map(({ heading, text }) => (
              <div key={heading.sv} className="keep border-t hairline py-5 last:pb-0">
                <h3 className="text-h3">{textIn(heading, locale)}</h3>
                <p className="mt-2 max-w-measure">{textIn(text, locale)}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <PictureSection
        picture="room-accessible-bed"
        side="right"
        heading={textIn(access.heading, locale)}
        text={textIn(access.room, locale)}
      >
        <p className="mt-4">{textIn(access.dogs, locale)}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <InquiryLink about="room-accessible" />
          <Link href="/boende" className="action-link">
            {t('seeRooms')}
          </Link>
        </p>
      </PictureSection>
    </>
  )
}
