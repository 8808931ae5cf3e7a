import { ArrowRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { FilterChoice } from '@/components/sections/filter/filter-choice'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { NatureZones } from '@/components/sections/nature/nature-zones'
import { BookStay } from '@/components/sections/page/book-stay'
import { EdgePicture } from '@/components/sections/page/edge-picture'
import { metadataOf } from '@/components/seo/page-metadata'
import { activities, seasons } from '@/content/activities'
import { springYears } from '@/content/facts'
import { formatNumber } from '@/lib/i18n/format'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'

export const generateMetadata = metadataOf('/nature')

export default async function NaturePage() {
  const locale = await getLocale()
  const [t, tActivities] = [await getTranslations('nature'), await getTranslations('activities')]
  return (
    <>
      <SlideshowHero path="/nature" ridge="pass" lead={t('lead')}>
        <Link href="/upplevelser" className="btn btn-secondary">
          {t('toActivities')}
        </Link>
      </SlideshowHero>
      <NatureZones />
      <section className="overflow-x-clip on-birch">
        <div className="cols wrap">
          <EdgePicture
            name="legend-1-lantern"
            sizes="(width >= 48rem) 45vw, 100vw"
            position={{ x: 50, y: 60 }}
            className="aspect-square md:col-span-3 md:mr-0 md:aspect-auto lg:col-span-5"
          />
          <div className="py-group md:col-span-5 md:pl-6 lg:col-span-6 lg:col-start-7 lg:py-next lg:pl-0">
            <h2>
              <span className="block font-sans text-figure whitespace-nowrap">
                {formatNumber(springYears, locale)}
              </span>{' '}
              <span className="mt-4 block text-h2">{t('history')}</span>
            </h2>
            <div className="mt-7 flex max-w-measure flex-col items-start gap-5">
              <p>{t('historyOfSpring')}</p>
              <p>{t('historyOfPaths')}</p>
              <Link href="/magic" className="action-link">
                {t('toLegend')}
                <ArrowRight />
              </Link>
            </div>
          </div>
        </div>
      </section>
      <section className="py-next">
        <div className="cols wrap items-end gap-y-6">
          <h2 className="text-h2 md:col-span-3 lg:col-span-7">{t('activities')}</h2>
          <p className="max-w-measure md:col-span-5">{t('activitiesText')}</p>
        </div>
        <div className="wrap mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-8">
          <ul className="flex flex-wrap gap-x-8 max-md:w-full max-md:gap-y-4 max-md:*:basis-[calc(50%-1rem)] print:hidden">
            {seasons.map((season) => (
              <li key={season}>
                <FilterChoice
                  href={viewHref('/upplevelser', season)}
                  label={tActivities(`season.${season}`)}
                  count={activities.filter((activity) => activity.seasons.includes(season)).length}
                  size="heading"
                />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">
            <BookStay byInquiry />
            <Link href="/upplevelser" className="btn btn-secondary">
              {t('toActivities')}
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}
