import { getTranslations } from 'next-intl/server'
import { ActivityCard } from '@/components/sections/activities/activity-card'
import { FilterList, NothingFound } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { metadataOf } from '@/components/seo/page-metadata'
import { activities, seasons, seasonsOf } from '@/content/activities'
import { Link } from '@/lib/i18n/link'
import { findViews, readView, viewParams, type ViewPageProps } from '@/lib/routes/views'

const PATH = '/upplevelser'

export const generateStaticParams = () => viewParams(PATH)

export const generateMetadata = metadataOf(PATH)

/** Activities, all or one season. */
export default async function ActivitiesPage({ params }: ViewPageProps) {
  const t = await getTranslations('activities')
  return (
    <>
      <SlideshowHero path={PATH} lead={t('lead', { count: activities.length })} />
      <section className="wrap overflow-x-clip py-section">
        <h2 className="sr-only">{t('heading')}</h2>
        <FilterProvider path={PATH} views={findViews(PATH)} initial={await readView(PATH, params)}>
          <FilterNav
            label={t('filterLabel')}
            size="heading"
            options={[undefined, ...seasons].map((value) => {
              const count = activities.filter((item) => !value || seasonsOf(item).includes(value)).length
              const label = value ? t(`season.${value}`) : t('all')
              return { value, label, count, announcement: t('shown', { count }) }
            })}
          />
          <p className="mt-4 max-w-measure">{t('note')}</p>
          <FilterList
            className="grid gap-x-gutter *:nth-[4n+3]:mt-10 md:grid-cols-12 md:*:col-span-full md:*:nth-[4n+1]:col-span-7 md:*:nth-[4n+2]:col-span-5"
            items={activities.map((activity) => ({
              key: activity.id,
              tags: activity.categories,
              content: <ActivityCard activity={activity} />,
            }))}
          />
          <NothingFound tags={activities.flatMap(seasonsOf)} text={t('empty')} showAll={t('showAll')} />
        </FilterProvider>
      </section>
      <section className="py-section on-birch">
        <div className="cols wrap items-end gap-y-6">
          <h2 className="text-h2 lg:col-span-7">{t('inquiryHeading')}</h2>
          <div className="lg:col-span-5">
            <p className="max-w-measure">{t('inquiryText')}</p>
            <Link href="/booking-inquiry" className="mt-6.5 btn btn-dark">
              {t('sendInquiry')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
