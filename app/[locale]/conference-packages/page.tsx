import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { PLANNER_PATH } from '@/components/forms/planner/address'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { PackageOffer } from '@/components/sections/conference/package-offer'
import { PageTitle } from '@/components/sections/page/page-title'
import { metadataOf } from '@/components/seo/page-metadata'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { arrangements, conferenceOffers, packageHours } from '@/content/conference'
import { groupTerms } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import { Link } from '@/lib/i18n/link'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { viewHref } from '@/lib/routes/views'
import { textIn } from '@/lib/i18n/locales'
import { PERCENT_SIGN } from '@/lib/i18n/range'

export const generateMetadata = metadataOf('/conference-packages')

export default async function ConferencePackagesPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('conference')
  return (
    <>
      <div className="overflow-x-clip">
        {arrangements.map((name, index) => {
          const isFirst = index === 0
          const isFixed = name !== 'tailored'
          return (
            <section
              key={name}
              className={clsx('cols wrap gap-y-5', isFirst ? 'pb-group lg:grid-rows-[auto_1fr]' : 'py-group')}
            >
              {isFirst && (
                <PageTitle
                  path="/conference-packages"
                  locale={locale}
                  parent="/conference"
                  lead={t('packagesLead')}
                  className="pt-[calc(var(--spacing-nav)+1.25rem)] lg:col-span-7"
                />
              )}
              <div
                className={clsx(
                  'relative -mx-(--bleed) aspect-panorama overflow-hidden lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:ml-0',
                  isFirst
                    ? 'lg:row-span-2 lg:mt-nav lg:aspect-auto lg:min-h-[calc(var(--first-view)-var(--spacing-nav))]'
                    : 'lg:aspect-landscape',
                )}
              >
                <ContentPicture
                  name={conferenceOffers[name].picture}
                  sizes="(width >= 64rem) 55vw, 100vw"
                  priority={isFirst}
                  className="absolute inset-0"
                />
              </div>
              <PackageOffer
                name={name}
                heading="h2"
                locale={locale}
                className="lg:col-span-7 lg:row-span-1 lg:mr-8 lg:block lg:self-end lg:border-t lg:border-fir-950 lg:pt-4 lg:pb-7"
                note={
                  <p aria-hidden="true" className="flex items-baseline gap-x-2">
                    <span className="num font-sans text-h2 font-medium">
                      {isFixed ? packageHours[name].end - packageHours[name].start : t('you')}
                    </span>
                    <span className="text-ui quiet">{t(isFixed ? 'hours' : 'yourHours')}</span>
                  </p>
                }
              >
                <Link href={`${PLANNER_PATH}?type=${name}`} className="ml-6 action-link">
                  {textIn(conferenceOffers[name].plan, locale)}
                </Link>
              </PackageOffer>
            </section>
          )
        })}
      </div>
      <section className="mt-group on-birch">
        <div className="cols wrap gap-y-5 py-section">
          <h2 className="text-h2 lg:col-span-5">{t('groupTermsHeading')}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="max-w-measure">
              {t('groupTermsText', {
                percent: `${groupTerms.depositPercent}${textIn(PERCENT_SIGN, locale)}`,
                days: formatCount(groupTerms.depositDueDays, locale),
              })}
            </p>
            <Link href={viewHref('/villkor', 'event')} className="mt-4 action-link">
              {t('groupTerms')}
            </Link>
            <ConferenceContact locale={locale} className="mt-5" />
          </div>
        </div>
      </section>
    </>
  )
}
