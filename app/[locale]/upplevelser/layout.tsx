import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { activities, seasons } from '@/content/activities'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'

const PATH = '/upplevelser'

export default async function ActivitiesLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('activities')
  return (
    <>
      <SlideshowHero path={PATH} lead={t('lead', { count: activities.length })}>
        <Link href="/booking-inquiry" className="btn btn-primary">
          {t('sendInquiry')}
        </Link>
      </SlideshowHero>
      <section className="wrap overflow-x-clip py-section">
        <h2 className="sr-only">{t('heading')}</h2>
        <FilterNav
          label={t('filterLabel')}
          size="heading"
          options={[undefined, ...seasons].map((value) => {
            const count = activities.filter((item) => !value || item.seasons.includes(value)).length
            const label = value ? t(`season.${value}`) : t('all')
            return { value, href: viewHref(PATH, value), label, count, announcement: t('shown', { count }) }
          })}
        />
        <p className="mt-4 max-w-measure">{t('note')}</p>
        {children}
      </section>
      <section className="py-next on-birch">
        <div className="cols wrap items-end gap-y-6">
          <h2 className="text-h2 lg:col-span-7">{t('inquiryHeading')}</h2>
          <div className="lg:col-span-5">
            <Link href="/booking-inquiry" className="btn btn-primary">
              {t('sendInquiry')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
