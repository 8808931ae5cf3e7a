import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { ActivitiesTeaser } from '@/components/sections/nature/activities-teaser'
import { History } from '@/components/sections/nature/history'
import { NatureZones } from '@/components/sections/nature/nature-zones'
import { natureCopy } from '@/content/nature'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/nature')

export default async function NaturePage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <SlideshowHero path="/nature" locale={locale} ridge="pass" lead={textIn(natureCopy, locale).lead} />
      <NatureZones locale={locale} />
      <History locale={locale} />
      <ActivitiesTeaser locale={locale} />
    </>
  )
}
