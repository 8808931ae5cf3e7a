import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'
import { seasonOn } from '@/content/heroes'
import { homeCopy } from '@/content/home'
import { findPicture } from '@/content/pictures'
import { Link } from '@/lib/i18n/link'
import { textIn, type Locale } from '@/lib/i18n/locales'
import { YearChart } from './year-chart'

export async function Experiences({ locale }: { locale: Locale }) {
  const t = await getTranslations('home')
  const { title, text } = textIn(homeCopy, locale).experiences
  const picture = findPicture(seasonOn().outdoors)
  return (
    <section aria-labelledby="experiences" className="overflow-x-clip on-birch">
      <div className="wrap">
        <div className="cols">
          <div className="relative bleed-both aspect-poster md:aspect-landscape lg:col-span-5 lg:mr-0 lg:bleed-left lg:aspect-auto">
            <Picture
              picture={picture}
              alt={textIn(picture.alt, locale)}
              sizes="(width >= 48rem) 107vw, 130vw"
              className="absolute inset-0"
            />
          </div>
          <div className="py-section max-lg:pt-10 lg:col-span-6 lg:col-start-7">
            <h2 id="experiences" className="text-h2">
              {title}
            </h2>
            <p className="mt-5 max-w-136">{text}</p>
            <YearChart locale={locale} />
            <Link href="/upplevelser" className="mt-8.5 btn btn-caps btn-dark">
              {t('exploreActivities')}
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
