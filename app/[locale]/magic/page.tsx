import { PageHero } from '@/components/sections/hero/page-hero'
import { Legend } from '@/components/sections/magic/legend'
import { NatureTeaser } from '@/components/sections/magic/nature-teaser'
import { magicCopy } from '@/content/magic'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/magic')

/** The legend of the spring. */
export default async function MagicPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <PageHero path="/magic" locale={locale} ridge="west" lead={textIn(magicCopy, locale).lead} />
      <Legend locale={locale} />
      <NatureTeaser locale={locale} />
    </>
  )
}
