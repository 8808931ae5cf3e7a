import { getTranslations } from 'next-intl/server'
import { ActivityList } from '@/components/sections/activities/activity-list'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { activitiesCopy } from '@/content/activities'
import { Link } from '@/lib/i18n/link'
import { readLocale } from '@/lib/i18n/page-params'
import { readView, viewParams } from '@/lib/routes/views'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

const PATH = '/upplevelser'

interface ActivitiesPageProps {
  params: Promise<{ locale: string; filter?: string[] }>
}

export function generateStaticParams() {
  return viewParams(PATH, 'filter')
}

export const generateMetadata = metadataOf(PATH)

/** Activities, all or one season. */
export default async function ActivitiesPage({ params }: ActivitiesPageProps) {
  const locale = await readLocale(params)
  const t = await getTranslations('activities')
  const { filter } = await params
  return (
    <>
      <SlideshowHero path={PATH} locale={locale} lead={textIn(activitiesCopy.lead, locale)} />
      <ActivityList locale={locale} season={readView(PATH, filter)} />
      <section className="py-section on-birch">
        <div className="cols wrap items-end gap-y-6">
          <h2 className="text-h2 lg:col-span-7">{textIn(activitiesCopy.inquiryHeading, locale)}</h2>
          <div className="lg:col-span-5">
            <p className="max-w-measure">{textIn(activitiesCopy.inquiryText, locale)}</p>
            <Link href="/booking-inquiry" className="mt-6.5 btn btn-dark">
              {t('sendInquiry')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
