import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { useId } from 'react'
import { subscribeInFooter } from '@/components/forms/newsletter/action'
import { readNewsletterContent } from '@/components/forms/newsletter/content'
import { NewsletterForm } from '@/components/forms/newsletter/form'
import { OpeningStatus } from '@/components/sections/page/opening-status'
import { headingOf } from '@/components/seo/page-metadata'
import { Contours } from '@/components/ui/contours'
import { FactsTable } from '@/components/ui/facts-table'
import { ChatOpener } from '@/components/widgets/chat/chat-launcher'
import { CookieSettingsButton } from '@/components/widgets/cookie-consent/cookie-consent'
import { hours } from '@/content/facts'
import { termsSections } from '@/content/terms'
import { cityLine, operator, venue } from '@/content/venue'
import { today } from '@/lib/dates/today'
import { formatWeekdays } from '@/lib/dates/weekdays'
import { capitalize, formatHours, formatNumber } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { LodgeAtHour } from './lodge-at-hour'

const COORDINATE_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

const INQUIRIES = [inquiryHref({ fromConference: false }), inquiryHref({ fromConference: true })] as const
const VISIT = [
  '/evenemang',
  '/presentkort',
  '/hitta-till-oss',
  '/kvarglomt',
  '/fragor-och-svar',
  '/lediga-jobb',
] as const
const TERMS = ['/integritetspolicy', '/tillganglighet'] as const

/** On phones the menu, or the choice on /villkor, leads to these. */
const ELSEWHERE: readonly string[] = [
  ...INQUIRIES,
  '/evenemang',
  '/presentkort',
  '/lediga-jobb',
  '/integritetspolicy',
  '/villkor?tab=event',
  '/villkor?tab=environment',
]

const headingClass = 'mb-1 text-[1.125rem] leading-tight font-medium text-birch-300'
const linkClass = clsx(
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center py-1 pointer-fine:md:min-h-9',
  'text-left text-small leading-[1.3] wrap-anywhere underline-offset-[0.3em] hover:underline',
)

export async function SiteFooter() {
  const locale = await getLocale()
  const [t, cookies] = await Promise.all([getTranslations('footer'), getTranslations('cookieBanner')])
  const { phone, email, coordinates, address } = venue
  const degrees = (value: number) => formatNumber(value, locale, COORDINATE_DIGITS)
  const number = <span className="num">{textIn(phone.display, locale)}</span>
  return (
    <footer
      id="footer"
      // Room below it for what covers the window's foot, so that its last links can be scrolled above that.
      className="site-footer relative isolate overflow-hidden pt-2 on-fir after:block after:h-(--covered-below) in-[body:has(.not-found)]:bg-transparent print:after:hidden"
    >
      {/* On the not-found page its map runs on to here. Centred on a point, so that the drawing ends by itself and never at the edge of a box. */}
      <Contours
        className={clsx(
          'w-auto -translate-x-1/2 object-cover opacity-75 in-[body:has(.not-found)]:hidden',
          'top-[-4%] left-[95%] h-[calc((100%-var(--covered-below))*0.6)] min-w-[150%]',
          'md:top-[-12%] md:left-[77%] md:h-[calc((100%-var(--covered-below))*1.24)] md:min-w-[78%] 2xl:min-w-0',
        )}
      />
      <div className="border-b hairline">
        <LodgeAtHour hours={hours.reception}>
          <a href={phone.href} className="whitespace-normal underline-offset-[0.25em] hover:underline">
            {t('keptLight')} {number}
          </a>
        </LodgeAtHour>
      </div>
      <div className="wrap">
        <div className="cols items-center gap-y-1 pt-3 pb-2 md:pt-7 md:pb-5 print:hidden">
          <h2 id="letters-heading" className="text-h3 lg:col-span-5">
            {t('newsletter')}
          </h2>
          <div className="lg:col-span-7">
            <NewsletterForm
              id="letters"
              action={subscribeInFooter}
              content={await readNewsletterContent()}
              labelledBy="letters-heading"
            />
          </div>
        </div>
        <div className="cols gap-y-3 border-t hairline pt-4 md:gap-y-9">
          <div className="md:col-span-4 lg:col-span-3">
            <h3 className={clsx(headingClass, 'max-md:sr-only')}>{t('contact')}</h3>
            <address className="text-ui leading-[1.6] not-italic">
              {textIn(venue.name, locale)}
              <br />
              {address.street}
              <span className="md:hidden">, </span>
              <br className="max-md:hidden" />
              {textIn(cityLine, locale)}
            </address>
            <ul className="flex flex-wrap gap-x-6 md:flex-col">
              <li>
                <a href={phone.href} className={linkClass}>
                  {number}
                </a>
              </li>
              <li>
                <a href={`mailto:${email}`} className={linkClass}>
                  {email}
                </a>
              </li>
            </ul>
          </div>
          <div className="md:col-span-4 xl:col-span-3">
            <div className="flex flex-wrap items-baseline gap-x-4">
              <h3 className={headingClass}>{t('reception')}</h3>
              <OpeningStatus hours={hours.reception} className="mb-1 text-ui" />
            </div>
            <FactsTable
              // On a phone one line for the week and one for the weekend.
              className="text-small max-md:[&_:is(th,td)]:border-0 max-md:[&_:is(th,td)]:py-0.5 md:[&_:is(th,td)]:py-1 [&_td]:whitespace-nowrap max-md:[&_tr:nth-child(n+3)]:hidden"
              caption={t('hours')}
              rows={[
                ...Object.values(hours.reception).map((span) => ({
                  label: capitalize(formatWeekdays(span.days, locale, 'short')),
                  value: formatHours(span),
                })),
                { label: t('checkIn'), value: hours.checkIn },
                { label: t('checkOut'), value: hours.checkOut },
              ]}
            />
            <p className="mt-2.5 text-small quiet max-md:hidden">{t('lateArrival')}</p>
          </div>
          <div
            className={clsx(
              'grid fit-cols-38 gap-x-gutter md:grid-cols-[2fr_1fr] md:max-lg:pr-12 print:hidden',
              'lg:col-span-5 lg:pl-4 lg:max-xl:grid-cols-2 xl:col-span-6 xl:grid-cols-[1.45fr_1fr]',
            )}
          >
            <FooterLinks
              heading={t('visit')}
              links={[
                { label: t('privateInquiry'), href: INQUIRIES[0] },
                { label: t('conferenceInquiry'), href: INQUIRIES[1] },
                ...VISIT.map((href) => ({ label: headingOf(href, locale), href })),
              ]}
            />
            <FooterLinks
              heading={t('terms')}
              links={[
                ...termsSections
                  .filter(({ id }) => id !== 'website')
                  .map(({ id, title }) => ({ label: textIn(title, locale), href: `/villkor?tab=${id}` })),
                ...TERMS.map((href) => ({ label: headingOf(href, locale), href })),
              ]}
            />
          </div>
        </div>
        <div className="cols mt-3 border-t hairline pt-2 pb-4 text-small quiet max-md:min-h-31 max-md:content-start max-md:pr-18 md:mt-5 print:hidden">
          <div className="max-md:hidden md:col-span-4 lg:order-1 xl:col-span-3 noscript:hidden">
            <ChatOpener label={t('chat')} className={linkClass} />
          </div>
          <div className="md:col-span-4 lg:order-2 lg:col-span-5 lg:pl-4 xl:col-span-6 noscript:hidden">
            <CookieSettingsButton label={cookies('settings')} className={linkClass} />
          </div>
          <p className="md:mt-2 lg:col-span-3">
            <span>{`© ${today().slice(0, 4)} ${textIn(venue.name, locale)}`}</span>
            {operator.company !== '' && <span className="block">{t('operator', operator)}</span>}
            <span className="num block">
              {t('coordinates', {
                latitude: degrees(coordinates.latitude),
                longitude: degrees(coordinates.longitude),
              })}
            </span>
          </p>
        </div>
      </div>
    </footer>
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
      <h3 id={id} className={headingClass}>
        {heading}
      </h3>
      {/* A link is higher than its text: the first one begins where the other columns do. */}
      <ul className="-mt-1 gap-x-gutter md:max-lg:has-[>:nth-child(8)]:columns-2 xl:has-[>:nth-child(8)]:columns-2 pointer-fine:md:mt-0">
        {links.map(({ label, href }) => (
          <li key={href} className={clsx('break-inside-avoid', ELSEWHERE.includes(href) && 'max-md:hidden')}>
            <Link href={href} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
