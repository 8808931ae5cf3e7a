import { getTranslations } from 'next-intl/server'
import { CapacitySection } from '@/components/sections/conference/capacity-section'
import { ConferenceContact } from '@/components/sections/conference/conference-contact'
import { PackageSection } from '@/components/sections/conference/package-section'
import { PictureSection } from '@/components/sections/conference/picture-section'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { metadataOf } from '@/components/seo/page-metadata'
import { FactsTable } from '@/components/ui/facts-table'
import { conferenceTexts } from '@/content/conference'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { Link } from '@/lib/i18n/link'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { textIn } from '@/lib/i18n/locales'
import { inquiryHref } from '@/lib/routes/inquiry-href'

export const generateMetadata = metadataOf('/conference')

export default async function ConferencePage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('conference')
  const { lead, rooms, food, tailored, activities } = textIn(conferenceTexts, locale)
  return (
    <>
      <SlideshowHero path="/conference" locale={locale} lead={lead}>
        <Link href={inquiryHref({ fromConference: true })} className="btn btn-caps btn-primary">
          {t('inquire')}
        </Link>
      </SlideshowHero>
      <section className="cols wrap gap-y-6 pt-section">
        <h2 className="text-h2 md:col-span-3 lg:col-span-5">{rooms.heading}</h2>
        <p className="max-w-lead text-lead md:col-span-5 lg:col-span-6 lg:col-start-7">{rooms.text}</p>
      </section>
      <PackageSection locale={locale} />
      <PictureSection picture="food-charcuterie" side="right" {...food} className="on-birch">
        <Link href="/restaurant" className="mt-7 btn btn-dark">
          {t('restaurant')}
        </Link>
      </PictureSection>
      <CapacitySection locale={locale} />
      <section className="cols wrap gap-y-8 pt-section">
        <div className="md:col-span-4 lg:col-span-5">
          <h2 className="text-h2">{tailored.heading}</h2>
          <p className="mt-4.5 max-w-120">{tailored.text}</p>
          <Link href="/teambuilding" className="mt-7 btn btn-dark">
            {t('teambuilding')}
          </Link>
        </div>
        <div className="md:col-span-4 lg:col-span-6 lg:col-start-7">
          <FactsTable
            caption={t('priceList')}
            rows={groupActivities
              .toSorted((one, other) => one.price - other.price)
              .map((activity) => ({
                label: textIn(activity.title, locale),
                value: activityPrice(activity, locale),
              }))}
          />
          <p className="mt-3 text-small quiet">{t('perPerson')}</p>
        </div>
      </section>
      <PictureSection picture="activity-snowshoe" side="left" {...activities} className="md:py-section">
        <Link href="/upplevelser" className="mt-7 btn btn-secondary">
          {t('activities')}
        </Link>
        <ConferenceContact locale={locale} className="mt-7 text-ui" />
      </PictureSection>
    </>
  )
}
