import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { PageTitle } from '@/components/sections/page/page-title'
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
      <PageTitle
        path="/integritetspolicy"
        lead={t('lead')}
        className="wrap pt-[calc(var(--spacing-nav)+1.25rem)] pb-7 lg:pb-10"
      />
      <div className="h-[28svh] md:h-[30vw] print:hidden">
        <ContentPicture name="hero-lit-window" sizes="100vw" position={{ x: 60, y: 52 }} priority />
      </div>
      {POINTS.map((point) => {
        const isLarge = point === 'kept'
        return (
          <section key={point} className={clsx('keep', isLarge && 'on-fir')}>
            <div className="wrap">
              <div
                className={clsx(
                  'cols items-start gap-y-3',
                  isLarge ? 'py-group' : 'border-t hairline py-7 lg:py-10',
                )}
              >
                <h2
                  className={clsx(
                    'lg:col-span-7 lg:pr-8',
                    isLarge ? 'text-h3 lg:text-h2' : 'text-h3 lg:text-[3rem]',
                  )}
                >
                  {t.rich(point, {
                    ...facts,
                    figure: (days) => (
                      <span className="num text-[1.75em] leading-none text-ember">{days}</span>
                    ),
                  })}
                </h2>
                <p className="wrap-anywhere max-lg:max-w-measure lg:col-span-5">
                  <LinkedText text={t(`${point}Text`, facts)} />
                </p>
              </div>
            </div>
          </section>
        )
      })}
      <div className="wrap pb-next">
        <Link href={viewHref('/villkor', 'privacy')} className="action-link">
          {t('full')}
          <ArrowRight />
        </Link>
      </div>
    </>
  )
}
