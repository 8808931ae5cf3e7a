import { getTranslations } from 'next-intl/server'
import { useId, type ReactNode } from 'react'
import { Contours } from '@/components/ui/contours'
import { FactsTable } from '@/components/ui/facts-table'
import { OpeningStatus } from '@/components/ui/opening-status'
import { hours } from '@/content/facts'
import { receptionOpening } from '@/content/reception'
import { venue } from '@/content/venue'
import { formatHours, formatNumber } from '@/lib/i18n/format'
import { today } from '@/lib/dates/today'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { viewHref } from '@/lib/routes/views'
import { KeptLight } from './kept-light'

interface SiteFooterProps {
  locale: Locale
  newsletter?: ReactNode
  cookieSettings?: ReactNode
  /** A button that opens the chat. */
  chat?: ReactNode
}

const COORDINATE_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

export async function SiteFooter({ locale, newsletter, cookieSettings, chat }: SiteFooterProps) {
  const t = await getTranslations('footer')
  const { latitude, longitude } = venue.coordinates
  const degrees = (value: number) => formatNumber(value, locale, COORDINATE_DIGITS)
  return (
    <footer id="footer" className="site-footer relative isolate overflow-hidden pt-5 on-fir md:pt-9">
      <Contours className="site-footer-contours" />
      <KeptLight
        hours={hours.reception}
        text={t('keptLight')}
        phone={{ href: venue.phone.href, display: venue.phone.display[locale] }}
      />
      <div className="wrap mt-3 md:mt-7">
        <FooterNewsletter>{newsletter}</FooterNewsletter>
        <div className="cols mt-4 gap-y-4 border-t hairline pt-4 md:mt-12 md:gap-y-9 md:pt-8.5">
          <FooterContact locale={locale} className="md:col-span-4 lg:col-span-3" />
          <div className="md:col-span-4">
            <div className="flex flex-wrap items-baseline gap-x-4 md:block">
              <h3 className="footer-heading">{t('reception')}</h3>
              <OpeningStatus {...receptionOpening(locale)} className="text-ui md:mb-2" />
            </div>
            <FactsTable
              // On a phone one line for the week and one for the weekend.
              className="text-small max-md:[&_:is(th,td)]:border-0 max-md:[&_:is(th,td)]:py-0.5 max-md:[&_tr:nth-child(n+3)]:hidden"
              caption={t('hours')}
              rows={[
                { label: t('weekdays'), value: formatHours(hours.reception.weekdays) },
                { label: t('weekends'), value: formatHours(hours.reception.weekends) },
                { label: t('checkIn'), value: hours.checkIn },
                { label: t('checkOut'), value: hours.checkOut },
              ]}
            />
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-gutter md:col-span-8 md:grid-cols-2 lg:col-span-5 lg:grid-cols-[3fr_2fr] lg:pl-3">
            <FooterLinks
              heading={t('visit')}
              links={[
                { label: t('privateInquiry'), href: inquiryHref({ fromConference: false }) },
                { label: t('conferenceInquiry'), href: inquiryHref({ fromConference: true }) },
                { label: t('events'), href: '/evenemang' },
                { label: t('giftCards'), href: '/presentkort' },
                { label: t('findUs'), href: '/hitta-till-oss' },
                { label: t('lostAndFound'), href: '/kvarglomt' },
                { label: t('questions'), href: '/fragor-och-svar' },
                { label: t('jobs'), href: '/lediga-jobb' },
              ]}
            />
            <FooterLinks
              heading={t('terms')}
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
        </div>
        <div className="mt-3 flex gap-x-6 border-t hairline pt-2 pb-4 text-small quiet max-md:min-h-38 max-md:flex-col max-md:items-start max-md:pr-18 md:mt-9 md:flex-wrap md:items-center md:justify-between md:pt-4 md:pr-14 2xl:pr-0">
          {chat}
          {cookieSettings}
          <span className="num">{`© ${today().slice(0, 4)} ${venue.name[locale]}`}</span>
          <span className="num max-md:hidden">
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
    <div className="cols gap-y-4">
      <h2 id="newsletter-heading" className="max-w-[13em] text-h3 md:text-h2 lg:col-span-6">
        {t('newsletter')}
      </h2>
      {children !== undefined && <div className="max-w-136 lg:col-span-5 lg:col-start-8">{children}</div>}
    </div>
  )
}

interface FooterContactProps {
  locale: Locale
  className: string
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
        <span className="md:hidden">, </span>
        <br className="max-md:hidden" />
        {t('place', { postalCode, city })}
      </address>
      <ul className="flex flex-wrap gap-x-6 md:mt-1.5 md:flex-col">
        <li>
          <a href={venue.phone.href} className="footer-link num">
            {venue.phone.display[locale]}
          </a>
        </li>
        <li>
          <a href={`mailto:${venue.email}`} className="footer-link">
            {venue.email}
          </a>
        </li>
      </ul>
    </div>
  )
}

interface FooterLinksProps {
  heading: string
  links: readonly { label: string; href: string }[]
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
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
