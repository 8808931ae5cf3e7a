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
          <div className="aspect-landscape max-md:bleed-both md:col-span-4 md:col-start-5 md:row-start-1 md:bleed-right md:aspect-auto md:h-110 lg:col-span-6 lg:col-start-7 lg:h-160">
            <Picture picture={picture} alt={picture.alt[locale]} sizes="(width >= 48rem) 55vw, 100vw" />
          </div>
          <div className="max-md:pb-section md:col-span-4 md:row-start-1 lg:col-span-5">
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
