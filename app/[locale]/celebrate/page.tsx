import { getTranslations } from 'next-intl/server'
import { CelebrationRow } from '@/components/sections/celebrate/celebration-row'
import { PageHero } from '@/components/sections/hero/page-hero'
import { Picture } from '@/components/ui/picture'
import { celebrateTexts, celebrations } from '@/content/celebrations'
import { findPicture } from '@/content/pictures'
import { venue } from '@/content/venue'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/celebrate')

export default async function CelebratePage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('celebrate')
  return (
    <>
      <PageHero path="/celebrate" locale={locale} ridge="west" lead={textIn(celebrateTexts, locale).lead} />
      <div className="wrap space-y-section py-section">
        <CelebrationRow celebration={celebrations.wedding} layout="left" locale={locale} />
        <CelebrationRow celebration={celebrations.bachelorette} layout="right" locale={locale} />
      </div>
      <section className="on-fir">
        <div className="aspect-panorama max-h-[70svh] w-full overflow-hidden">
          <Picture picture={findPicture('hero-aurora-lake')} alt="" sizes="100vw" />
        </div>
        <p className="wrap py-section text-statement text-balance">{textIn(celebrateTexts, locale).party}</p>
      </section>
      <div className="wrap py-section">
        <CelebrationRow celebration={celebrations.anniversary} layout="inset" locale={locale} />
        <div className="cols mt-section items-center gap-y-6 border-t border-fir-950 pt-8">
          <p className="max-w-lead text-lead text-balance md:col-span-5 lg:col-span-8">
            {textIn(celebrateTexts, locale).closing}
          </p>
          <p className="md:col-span-3 lg:col-span-4 lg:col-start-9">
            <a href={venue.phone.href} className="num btn btn-dark">
              {t('call', { phone: textIn(venue.phone.display, locale) })}
            </a>
          </p>
        </div>
      </div>
    </>
  )
}
