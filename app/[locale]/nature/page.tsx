import type { Metadata } from 'next'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { ActivitiesTeaser } from '@/components/sections/nature/activities-teaser'
import { History } from '@/components/sections/nature/history'
import { NatureZones } from '@/components/sections/nature/nature-zones'
import { natureCopy } from '@/content/nature'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface NaturePageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: NaturePageProps): Promise<Metadata> {
  return buildMetadata('/nature', await readLocale(params))
}

export default async function NaturePage({ params }: NaturePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <SlideshowHero
        path="/nature"
        locale={locale}
        ridge="pass"
        height="tall"
        title={pageTexts('/nature', locale).h1}
        lead={natureCopy[locale].lead}
      />
      <NatureZones locale={locale} />
      <History locale={locale} />
      <ActivitiesTeaser locale={locale} />
    </>
  )
}
