import { ArrowRight } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { ContentPicture } from '@/components/sections/page/content-picture'
import { Icon } from '@/components/ui/icon'
import { occasions } from '@/content/restaurant'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'

export async function Features({ locale }: { locale: Locale }) {
  const t = await getTranslations('restaurant')
  return (
    <section className="overflow-x-clip pb-section">
      <div className="cols wrap gap-y-group">
        <div className="aspect-landscape max-lg:bleed-both lg:col-span-8 lg:bleed-left">
          <ContentPicture name="magazine-food-culture" sizes="(min-width: 64rem) 68vw, 100vw" />
        </div>
        <div className="lg:col-span-4 lg:self-end">
          <h2 className="text-h2">{t('ingredients')}</h2>
          <p className="mt-5 max-w-measure">{t('ingredientsText')}</p>
        </div>
        <div className="flex flex-col gap-10 lg:col-span-5 lg:justify-between">
          <div className="border-t-3 border-fir-950 pt-6">
            <h2 className="text-h3">{t('season')}</h2>
            <p className="mt-3 max-w-measure">{t('seasonText')}</p>
            <Link href="/weekly-menu" className="mt-3 action-link">
              {t('toMenu')}
              <Icon icon={ArrowRight} />
            </Link>
          </div>
          <div className="border-t-3 border-fir-950 pt-6">
            <h2 className="text-h3">{t('occasions')}</h2>
            <p className="mt-3 max-w-measure">{t('occasionsText')}</p>
            <ul className="mt-5 border-b hairline">
              {occasions.map(({ label, href }) => (
                <li key={href} className="border-t hairline">
                  <Link
                    href={href}
                    className="flex min-h-13 items-center justify-between gap-4 text-ui hover:underline hover:decoration-copper hover:decoration-2 hover:underline-offset-4"
                  >
                    {textIn(label, locale)}
                    <Icon icon={ArrowRight} className="size-4.5 flex-none" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="aspect-landscape max-lg:bleed-both lg:col-span-7 lg:bleed-right">
          <ContentPicture name="food-surstromming" sizes="(width >= 64rem) 60vw, 100vw" />
        </div>
      </div>
    </section>
  )
}
