import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { conferenceTexts } from '@/content/conference'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import type { Locale } from '@/lib/i18n/locales'

export async function Culinary({ locale }: { locale: Locale }) {
  const t = await getTranslations('conference')
  const { heading, text } = conferenceTexts[locale].food
  const picture = findPicture('food-charcuterie')
  return (
    <section className="overflow-x-clip on-birch">
      <div className="wrap">
        <div className="cols items-center gap-y-8">
          <div className="bleed-both aspect-landscape lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:ml-0 lg:aspect-auto lg:h-160">
            <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 64rem) 55vw, 100vw" />
          </div>
          <div className="max-lg:pb-section lg:col-span-5 lg:row-start-1">
            <h2 className="text-h2">{heading}</h2>
            <p className="mt-4.5 max-w-124">{text}</p>
            <Link href="/restaurant" className="mt-7 btn btn-dark">
              {t('restaurant')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
