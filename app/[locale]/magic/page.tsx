import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageHero } from '@/components/sections/hero/page-hero'
import { BookStay } from '@/components/sections/page/book-stay'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { metadataOf } from '@/components/seo/page-metadata'
import { legend } from '@/content/magic'
import { formatNumber } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { textIn } from '@/lib/i18n/locales'

export const generateMetadata = metadataOf('/magic')

export default async function MagicPage() {
  const locale = await getLocale()
  const t = await getTranslations('magic')
  return (
    <>
      <PageHero path="/magic" ridge="west" lead={t('lead')} />
      <article className="overflow-x-clip pb-next on-fir max-md:pb-0">
        <div className="wrap">
          {legend.map(({ years, picture, heading, paragraphs }) => (
            <section key={years} className="cols items-start gap-y-5 py-group max-md:py-4">
              <div className="relative aspect-landscape max-md:-mx-(--bleed) md:col-span-3 md:aspect-auto md:min-h-full md:self-stretch lg:col-span-5 lg:-ml-(--bleed)">
                <ContentPicture
                  name={picture}
                  sizes="(width >= 48rem) 65vw, 120vw"
                  className="absolute inset-0"
                />
              </div>
              <div className="hairline md:col-span-5 md:border-t md:pt-6 lg:col-span-6 lg:col-start-7">
                <p className="font-sans text-figure whitespace-nowrap">
                  <span className="mr-[0.25em] text-h3 tracking-normal">{t('year')}</span>
                  {formatNumber(years, locale)}
                </p>
                <h2 className="mt-4 mb-4 text-h2 md:mt-8 md:mb-6">{textIn(heading, locale)}</h2>
                {textIn(paragraphs, locale).map((paragraph) => (
                  <p key={paragraph} className="mb-5 max-w-measure max-md:mb-4 max-md:text-ui">
                    {paragraph}
                  </p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </article>
      <section className="overflow-x-clip py-section">
        <div className="cols wrap items-end gap-y-8">
          <div className="lg:col-span-4">
            <h2 className="text-h2">{t('closing')}</h2>
            <p className="mt-6 max-w-measure">{t('closingText')}</p>
            <p className="mt-7.5 flex flex-wrap gap-3">
              <BookStay byInquiry />
              <Link href="/nature" className="btn btn-secondary">
                {t('toNature')}
                <ArrowRight />
              </Link>
            </p>
          </div>
          <div className="aspect-landscape max-lg:-mx-(--bleed) max-md:aspect-wide lg:col-span-7 lg:col-start-6 lg:-mr-(--bleed)">
            <ContentPicture name="hero-spring" sizes="(width >= 64rem) 62vw, 100vw" />
          </div>
        </div>
      </section>
    </>
  )
}
