import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/sections/page/page-heading'
import { metadataOf } from '@/components/seo/page-metadata'
import { LinkedText } from '@/components/ui/linked-text'
import { retention } from '@/content/facts'
import { phoneLink } from '@/content/phone'
import { emailLink } from '@/content/venue'
import { formatCount } from '@/lib/i18n/count'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { viewHref } from '@/lib/routes/views'

const POINTS = ['needed', 'sold', 'kept', 'followed', 'rights'] as const

export const generateMetadata = metadataOf('/integritetspolicy')

export default async function PrivacySummaryPage() {
  const locale = await getLocale()
  const t = await getTranslations('privacySummary')
  const facts = {
    days: retention.daysAfterStay,
    months: formatCount(retention.monthsAfterMembership, locale),
    email: emailLink,
    phone: textIn(phoneLink, locale),
  }
  return (
    <>
      <PageHeading path="/integritetspolicy" lead={t('lead')} picture="hero-lit-window" />
      <div className="wrap pb-next">
        {POINTS.map((point) => (
          <section key={point} className="keep cols gap-y-3 border-t hairline py-7 lg:py-10">
            <h2 className="text-h3 lg:col-span-6 lg:pr-8">{t(point, facts)}</h2>
            <p className="wrap-anywhere max-lg:max-w-measure lg:col-span-6 lg:col-start-7">
              <LinkedText text={t(`${point}Text`, facts)} />
            </p>
          </section>
        ))}
        <p className="cols border-t hairline pt-7">
          <span className="lg:col-span-6 lg:col-start-7">
            <Link href={viewHref('/villkor', 'privacy')} className="action-link">
              {t('full')}
              <ArrowRight />
            </Link>
          </span>
        </p>
      </div>
    </>
  )
}
