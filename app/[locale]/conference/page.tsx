import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ActivitiesSection } from '@/components/sections/conference/activities-section'
import { CapacitySection } from '@/components/sections/conference/capacity-section'
import { Culinary } from '@/components/sections/conference/culinary'
import { PackageSection } from '@/components/sections/conference/package-section'
import { TailoredSection } from '@/components/sections/conference/tailored-section'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { conferenceInquiry, conferenceTexts } from '@/content/conference'
import { Link } from '@/lib/i18n/link'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface ConferencePageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ConferencePageProps): Promise<Metadata> {
  return buildMetadata('/conference', await readLocale(params))
}

export default async function ConferencePage({ params }: ConferencePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('conference')
  return (
    <>
      <SlideshowHero
        path="/conference"
        locale={locale}
        title={pageTexts('/conference', locale).h1}
        lead={conferenceTexts[locale].lead}
      >
        <p className="pb-2">
          <Link href={conferenceInquiry} className="btn btn-caps btn-primary">
            {t('inquire')}
          </Link>
        </p>
      </SlideshowHero>
      <PackageSection locale={locale} />
      <Culinary locale={locale} />
      <CapacitySection locale={locale} />
      <TailoredSection locale={locale} />
      <ActivitiesSection locale={locale} />
    </>
  )
}
