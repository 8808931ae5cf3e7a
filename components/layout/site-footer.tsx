import { getTranslations } from 'next-intl/server'
import { useId, type ReactNode } from 'react'
import { Contours } from '@/components/ui/contours'
import { FactsTable } from '@/components/ui/facts-table'
import { hours } from '@/content/facts'
import { venue } from '@/content/venue'
import { formatHours, formatNumber } from '@/lib/i18n/format'
import { today } from '@/lib/dates/today'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { viewHref } from '@/lib/routes/views'

interface SiteFooterProps {
  locale: Locale
  newsletter?: ReactNode
  cookieSettings?: ReactNode
}

const COORDINATE_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

export async function SiteFooter({ locale, newsletter, cookieSettings }: SiteFooterProps) {
  const t = await getTranslations('footer')
  const { latitude, longitude } = venue.coordinates
  const degrees = (value: number) => formatNumber(value, locale, COORDINATE_DIGITS)
  return (
    <footer className="site-footer relative isolate overflow-hidden pt-section on-fir">
      <Contours className="site-footer-contours" />
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
              { label: t('privateInquiry'), href: inquiryHref({ fromConference: false }) },
              { label: t('conferenceInquiry'), href: inquiryHref({ fromConference: true }) },
              { label: t('events'), href: '/evenemang' },
              { label: t('giftCards'), href: '/presentkort' },
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
              { label: t('eventTerms'), href: viewHref('/villkor', 'event') },
              { label: t('environment'), href: viewHref('/villkor', 'environment') },
              { label: t('privacy'), href: viewHref('/villkor', 'privacy') },
              { label: t('privacySummary'), href: '/integritetspolicy' },
              { label: t('accessibility'), href: '/tillganglighet' },
            ]}
          />
        </div>
        <div className="mt-block flex flex-wrap items-center justify-between gap-x-7.5 gap-y-2.5 border-t hairline pt-6.5 pb-25 text-small quiet md:pb-8.5">
          <span className="num">{`© ${today().slice(0, 4)} ${venue.name[locale]}`}</span>
          {cookieSettings}
          <span className="num">
            {t('coordinates', { latitude: degrees(latitude), longitude: degrees(longitude) })}
          </span>
        </div>
      </div>
    </footer>
  )
}

async function FooterNewsletter({ children }: { children?: ReactNode }) {
  const t = await getTranslations('footer')
  return (
    <div id="newsletter" className="cols scroll-mt-30">
      <div className="lg:col-span-7">
        <h2 className="max-w-[13em] text-h2">{t('newsletter')}</h2>
        {children !== undefined && <div className="mt-8.5 max-w-136">{children}</div>}
      </div>
    </div>
  )
}

interface FooterContactProps {
  locale: Locale
  className?: string
}

async function FooterContact({ locale, className }: FooterContactProps) {
  const t = await getTranslations('footer')
  const { street, postalCode, city } = venue.address
  return (
    <div className={className}>
      <h3 className="footer-heading">{t('contact')}</h3>
      <address className="text-ui leading-[1.6] not-italic">
        {venue.name[locale]}
        <br />
        {street}
        <br />
        {t('place', { postalCode, city })}
        <br />
        <a href={venue.phone.href} className="footer-link num">
          {venue.phone.display[locale]}
        </a>
        <br />
        <a href={`mailto:${venue.email}`} className="footer-link">
          {venue.email}
        </a>
      </address>
    </div>
  )
}

interface FooterLinksProps {
  heading: string
  links: readonly { label: string; href: string }[]
  className?: string
}

function FooterLinks({ heading, links, className }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={className}>
      <h3 id={id} className="footer-heading">
        {heading}
      </h3>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
