import { getTranslations } from 'next-intl/server'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { ExternalLink } from '@/components/ui/external-link'
import { FactsTable } from '@/components/ui/facts-table'
import { OpeningStatus } from '@/components/ui/opening-status'
import { PhoneNumber } from '@/components/sections/page/phone-number'
import { maps } from '@/content/directions'
import { hours } from '@/content/facts'
import { receptionOpening } from '@/content/reception'
import { venue } from '@/content/venue'
import { formatHours } from '@/lib/i18n/format'
import { textIn, type Locale } from '@/lib/i18n/locales'

export async function ContactColumn({ title, locale }: { title: string; locale: Locale }) {
  const [t, layout, footer] = await Promise.all([
    getTranslations('directions'),
    getTranslations('layout'),
    getTranslations('footer'),
  ])
  const { street, postalCode, city } = venue.address
  const coordinates = {
    latitude: `${venue.coordinates.latitude}`,
    longitude: `${venue.coordinates.longitude}`,
  }
  return (
    <div className="pt-5 pr-margin pb-group pl-(--bleed) lg:pb-10">
      <Breadcrumbs current={title} />
      <h1 className="mt-2 text-h1">{title}</h1>
      <address className="mt-8.5 text-lead not-italic">
        {textIn(venue.name, locale)}
        <br />
        {street}
        <br />
        <span className="whitespace-normal">{footer('place', { postalCode, city })}</span>
      </address>
      <p className="mt-3 text-ui quiet">{t('coordinates', coordinates)}</p>
      <p className="mt-5">
        <PhoneNumber locale={locale} className="text-[clamp(2rem,1.4rem+2vw,3.25rem)]" />
      </p>
      <p>
        <a href={`mailto:${venue.email}`} className="inline-flex min-h-11 items-center text-ui text-link">
          {venue.email}
        </a>
      </p>
      <p className="mt-5.5">
        <ExternalLink href={maps.directions} newTabLabel={layout('newTab')} className="btn btn-primary">
          {t('openDirections')}
        </ExternalLink>
      </p>
      <FactsTable
        caption={t('reception')}
        className="mt-11 max-w-108"
        rows={[
          { label: t('weekdays'), value: formatHours(hours.reception.weekdays) },
          { label: t('weekends'), value: formatHours(hours.reception.weekends) },
        ]}
      />
      <OpeningStatus {...receptionOpening(locale)} className="mt-3 text-ui" />
    </div>
  )
}
