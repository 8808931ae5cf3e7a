import type { Metadata } from 'next'
import { CelebrationRow } from '@/components/sections/celebrate/celebration-row'
import { Testimonial } from '@/components/sections/celebrate/testimonial'
import { PageHero } from '@/components/sections/hero/page-hero'
import { celebrateTexts, celebrations } from '@/content/celebrations'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

interface CelebratePageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: CelebratePageProps): Promise<Metadata> {
  return buildMetadata('/celebrate', await readLocale(params))
}

export default async function CelebratePage({ params }: CelebratePageProps) {
  const locale = await readLocale(params)
  return (
    <>
      <PageHero
        path="/celebrate"
        locale={locale}
        ridge="west"
        title={pageTexts('/celebrate', locale).h1}
        lead={celebrateTexts[locale].lead}
      />
      <div className="wrap space-y-section py-section">
        <CelebrationRow celebration={celebrations.wedding} layout="left" locale={locale} />
        <CelebrationRow celebration={celebrations.bachelorette} layout="right" locale={locale} />
      </div>
      <Testimonial locale={locale} />
      <div className="wrap py-section">
        <CelebrationRow celebration={celebrations.anniversary} layout="inset" locale={locale} />
        <p className="mt-section max-w-lead text-lead">{celebrateTexts[locale].closing}</p>
      </div>
    </>
  )
}
