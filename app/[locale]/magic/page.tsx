import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { PageHero } from '@/components/sections/hero/page-hero'
import { Legend } from '@/components/sections/magic/legend'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { metadataOf } from '@/components/seo/page-metadata'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/link'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'

export const generateMetadata = metadataOf('/magic')

/** The legend of the spring. */
export default async function MagicPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('magic')
  return (
    <>
      <PageHero path="/magic" locale={locale} ridge="west" lead={t('lead')} />
      <Legend locale={locale} />
      <section className="overflow-x-clip py-section">
        <div className="cols wrap items-end gap-y-10">
          <div className="lg:col-span-4">
            <h2 className="text-h2">{t('closing')}</h2>
            <p className="mt-6 max-w-measure">{t('closingText')}</p>
            <Link href="/nature" className="mt-7.5 btn btn-dark">
              {t('toNature')}
              <Icon icon={ArrowRight} />
            </Link>
          </div>
          <div className="aspect-landscape max-lg:bleed-both lg:col-span-7 lg:col-start-6 lg:bleed-right">
            <ContentPicture name="hero-spring" sizes="(min-width: 64rem) 62vw, 100vw" />
          </div>
        </div>
      </section>
    </>
  )
}
