import { getTranslations } from 'next-intl/server'
import { PLANNER_PATH } from '@/components/forms/planner/address'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { PackageOffer } from '@/components/sections/conference/package-offer'
import { PageHeading } from '@/components/sections/page/page-heading'
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
      <PageHeading
        path="/conference-packages"
        locale={locale}
        parent="/conference"
        lead={t('packagesLead')}
      />
      <div className="overflow-x-clip pt-6">
        {arrangements.map((name) => {
          const isFixed = name !== 'tailored'
          return (
            <section key={name} className="cols wrap items-start gap-y-4 py-group first:pt-3">
              <div className="-mx-(--bleed) aspect-panorama overflow-hidden lg:col-span-6 lg:row-span-6 lg:mr-0 lg:aspect-landscape">
                <ContentPicture name={conferenceOffers[name].picture} sizes="(width >= 64rem) 55vw, 100vw" />
              </div>
              <p
                className="flex items-baseline gap-3 md:col-span-3 md:max-lg:row-span-5 lg:col-span-5 lg:col-start-8"
                aria-hidden="true"
              >
                <span className="num font-sans text-figure">
                  {isFixed ? packageHours[name].end - packageHours[name].start : t('you')}
                </span>
                <span className="text-ui quiet">{t(isFixed ? 'hours' : 'yourHours')}</span>
              </p>
              <PackageOffer
                name={name}
                heading="h2"
                locale={locale}
                className="md:col-span-5 md:col-start-4 lg:col-start-8"
              >
                <p className="mt-3">
                  <Link href={`${PLANNER_PATH}?type=${name}`} className="action-link">
                    {textIn(conferenceOffers[name].plan, locale)}
                  </Link>
                </p>
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
