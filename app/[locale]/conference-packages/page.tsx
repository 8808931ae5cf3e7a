import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { PackageOffer } from '@/components/sections/conference/package-offer'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { PictureHeading } from '@/components/sections/page/page-heading'
import { PageTitle } from '@/components/sections/page/page-title'
import { metadataOf } from '@/components/seo/page-metadata'
import { arrangements, conferenceOffers } from '@/content/conference'
import { groupTerms } from '@/content/facts'
import { formatCount } from '@/lib/i18n/count'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'
import { PERCENT_SIGN } from '@/lib/i18n/range'
import { viewHref } from '@/lib/routes/views'

export const generateMetadata = metadataOf('/conference-packages')

export default async function ConferencePackagesPage() {
  const locale = await getLocale()
  const t = await getTranslations('conference')
  return (
    <>
      <PictureHeading
        picture={conferenceOffers.day.picture}
        height="h-[24svh] md:max-lg:h-[34svh] lg:min-h-[calc(var(--first-view)-var(--spacing-nav))]"
      >
        <PageTitle
          path="/conference-packages"
          parent="/conference"
          lead={t('packagesLead')}
          className="lg:mb-6"
        />
        <PackageOffer name="day" heading="h2" className="mt-5 border-t border-fir-950 pt-4" />
      </PictureHeading>
      <div className="overflow-x-clip pt-6">
        {arrangements.slice(1).map((name, index) => (
          <section
            key={name}
            className="cols wrap items-start gap-y-4 py-group lg:grid-rows-[1fr_repeat(5,auto)_1fr] lg:gap-y-0"
          >
            <div
              className={clsx(
                '-mx-(--bleed) aspect-wide overflow-hidden lg:row-span-7 lg:row-start-1 lg:aspect-landscape',
                index % 2 === 0 ? 'lg:col-span-6 lg:mr-0' : 'lg:col-start-7 lg:-col-end-1 lg:ml-0',
              )}
            >
              <ContentPicture name={conferenceOffers[name].picture} sizes="(width >= 64rem) 55vw, 100vw" />
            </div>
            <PackageOffer
              name={name}
              heading="h2"
              className={clsx(
                'lg:col-span-5 lg:row-start-2',
                index % 2 === 0 ? 'lg:col-start-8' : 'lg:col-start-1',
              )}
            />
          </section>
        ))}
      </div>
      <section className="mt-next on-birch">
        <div className="cols wrap gap-y-5 py-next">
          <h2 className="text-h2 lg:col-span-5">{t('groupTermsHeading')}</h2>
          <div className="lg:col-span-6 lg:col-start-7">
            <p className="max-w-measure">
              {t('groupTermsText', {
                percent: `${groupTerms.depositPercent}${textIn(PERCENT_SIGN, locale)}`,
                days: formatCount(groupTerms.depositDueDays, locale),
                free: groupTerms.cancellationFees[0].daysFrom,
              })}
            </p>
            <Link href={viewHref('/villkor', 'event')} className="mt-4 action-link">
              {t('groupTerms')}
            </Link>
            <ConferenceContact className="mt-5" />
          </div>
        </div>
      </section>
    </>
  )
}
