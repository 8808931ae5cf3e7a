import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Contours } from '@/components/ui/contours'
import { FactsTable } from '@/components/ui/facts-table'
import { hours } from '@/content/facts'
import { venue } from '@/content/venue'
import { formatHours, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { stateHref } from '@/lib/routes/page-state'
import { FooterContact } from './footer-contact'
import { FooterLinks } from './footer-links'
import { FooterNewsletter } from './footer-newsletter'

interface SiteFooterProps {
  locale: Locale
  /** The newsletter form. */
  newsletter?: ReactNode
  /** The control that brings the cookie banner back. */
  cookieSettings?: ReactNode
}

const COORDINATE_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** The foot of every page. */
export async function SiteFooter({ locale, newsletter, cookieSettings }: SiteFooterProps) {
  const t = await getTranslations('footer')
  const { latitude, longitude } = venue.coordinates
  const degrees = (value: number) => formatNumber(value, locale, COORDINATE_DIGITS)
  return (
    <footer className="site-footer relative isolate overflow-hidden pt-section on-fir">
      <Contours className="site-footer-drawing" />
      <div className="wrap">
        <FooterNewsletter>{newsletter}</FooterNewsletter>
        <div className="cols mt-block gap-y-9 border-t hairline pt-8.5">
          <FooterContact locale={locale} className="md:col-span-4 lg:col-span-3" />
          <div className="md:col-span-4">
            <h3 className="footer-heading">{t('reception')}</h3>
            <FactsTable
              className="text-small"
              caption={t('hours')}
              rows={[
                { label: t('weekdays'), value: formatHours(hours.reception.weekdays) },
                { label: t('weekends'), value: formatHours(hours.reception.weekends) },
                { label: t('checkIn'), value: hours.checkIn },
                { label: t('checkOut'), value: hours.checkOut },
              ]}
            />
          </div>
          <FooterLinks
            heading={t('visit')}
            className="md:col-span-4 lg:col-span-3 lg:pl-3"
            links={[
              { label: t('privateInquiry'), href: '/booking-inquiry' },
              { label: t('conferenceInquiry'), href: stateHref('/booking-inquiry', 'true') },
              { label: t('findUs'), href: '/hitta-till-oss' },
              { label: t('lostAndFound'), href: '/kvarglomt' },
              { label: t('questions'), href: '/fragor-och-svar' },
            ]}
          />
          <FooterLinks
            heading={t('terms')}
            className="md:col-span-4 lg:col-span-2"
            links={[
              { label: t('generalTerms'), href: '/villkor?tab=general' },
              { label: t('eventTerms'), href: stateHref('/villkor', 'event') },
              { label: t('environment'), href: stateHref('/villkor', 'environment') },
              { label: t('privacy'), href: stateHref('/villkor', 'privacy') },
              { label: t('privacySummary'), href: '/integritetspolicy' },
              { label: t('accessibility'), href: '/tillganglighet' },
            ]}
          />
        </div>
        <div className="mt-block flex flex-wrap items-center justify-between gap-x-7.5 gap-y-2.5 border-t hairline pt-6.5 pb-25 text-small quiet md:pb-8.5">
          <span className="num">{`© ${new Date().getFullYear()} ${venue.name[locale]}`}</span>
          {cookieSettings}
          <span className="num">
            {t('coordinates', { latitude: degrees(latitude), longitude: degrees(longitude) })}
          </span>
        </div>
      </div>
    </footer>
  )
}
