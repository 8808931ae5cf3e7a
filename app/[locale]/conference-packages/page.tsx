import { getLocale, getTranslations } from 'next-intl/server'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { PackageOffer } from '@/components/sections/conference/package-offer'
import { PictureHeading } from '@/components/sections/hero/picture-heading'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { PageTitle } from '@/components/sections/page/page-title'
import { PictureSection } from '@/components/sections/page/picture-section'
import { metadataOf } from '@/components/seo/page-metadata'
import { conferenceOffers } from '@/content/conference'
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
      <section>
        <div className="mt-6 aspect-wide overflow-hidden md:aspect-auto md:h-wide-picture lg:mt-0 print:hidden">
          <ContentPicture
            name={conferenceOffers.lunchToLunch.picture}
            sizes="100vw"
            position={{ x: 60, y: 62 }}
          />
        </div>
        <div className="wrap pt-7 pb-group lg:pt-10 lg:pb-next">
          <PackageOffer name="lunchToLunch" heading="h2" isRow />
        </div>
      </section>
      <section className="overflow-x-clip pb-group lg:pb-next">
        <div className="cols wrap items-center gap-y-4">
          <EdgePicture
            name={conferenceOffers.tailored.picture}
            sizes="(width >= 64rem) 62vw, 100vw"
            className="aspect-wide lg:col-[6/-1] lg:row-start-1 lg:ml-0 lg:aspect-landscape"
          />
          <PackageOffer name="tailored" heading="h2" className="lg:col-span-5 lg:row-start-1 lg:pr-6" />
        </div>
      </section>
      <PictureSection
        picture="venue-wine-cellar"
        side="left"
        heading={t('groupTermsHeading')}
        text={t('groupTermsText', {
          percent: `${groupTerms.depositPercent}${textIn(PERCENT_SIGN, locale)}`,
          days: formatCount(groupTerms.depositDueDays, locale),
          free: groupTerms.cancellationFees[0].daysFrom,
        })}
        className="on-birch"
      >
        <Link href={viewHref('/villkor', 'event')} className="mt-4 action-link">
          {t('groupTerms')}
        </Link>
        <ConferenceContact className="mt-5" />
      </PictureSection>
    </>
  )
}
