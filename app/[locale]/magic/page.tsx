import type { Metadata } from 'next'
import { PageHero } from '@/components/sections/hero/page-hero'
import { Legend } from '@/components/sections/magic/legend'
import { NatureTeaser } from '@/components/sections/magic/nature-teaser'
import { magicCopy } from '@/content/magic'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface MagicPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: MagicPageProps): Promise<Metadata> {
  return buildMetadata('/magic', await readLocale(params))
}

/** The legend of the spring. */
export default async function MagicPage({ params }: MagicPageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <PageHero
        path="/magic"
        locale={locale}
        ridge="west"
        height="tall"
        title={pageTexts('/magic', locale).h1}
        lead={magicCopy[locale].lead}
      />
      <Legend locale={locale} />
      <NatureTeaser locale={locale} />
    </>
  )
}
