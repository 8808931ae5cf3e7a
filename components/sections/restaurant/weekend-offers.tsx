import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { findPicture } from '@/content/pictures'
import { restaurantCopy } from '@/content/restaurant'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/link'

export async function WeekendOffers({ locale }: { locale: Locale }) {
  const t = await getTranslations('restaurant')
  const { heading, paragraphs } = textIn(restaurantCopy, locale).weekend
  const picture = findPicture('food-lunch-buffet')
  return (
    <section className="overflow-x-clip on-fir">
      <div className="cols wrap">
        <div className="py-section lg:col-span-5">
          <h2 className="text-h2">{heading}</h2>
          <div className="mt-6 flex max-w-measure flex-col gap-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Link href="/weekly-menu" className="mt-8 btn btn-primary">
            {t('toMenu')}
          </Link>
        </div>
        <div className="aspect-landscape max-lg:order-first max-lg:bleed-both lg:col-span-6 lg:col-start-7 lg:bleed-right lg:self-center">
          <Picture
            picture={picture}
            alt={textIn(picture.alt, locale)}
            sizes="(min-width: 64rem) 73vw, 100vw"
          />
        </div>
      </div>
    </section>
  )
}
