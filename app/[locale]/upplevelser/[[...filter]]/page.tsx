import type { Metadata } from 'next'
import { ActivityInquiry } from '@/components/sections/activities/activity-inquiry'
import { ActivityList } from '@/components/sections/activities/activity-list'
import { SlideshowHero } from '@/components/sections/hero/slideshow-hero'
import { activitiesCopy } from '@/content/activities'
import { readLocale } from '@/lib/i18n/page-params'
import { readView, viewParams } from '@/lib/routes/views'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

const PATH = '/upplevelser'

interface ActivitiesPageProps {
  params: Promise<{ locale: string; filter?: string[] }>
}

export function generateStaticParams() {
  return viewParams(PATH, 'filter')
}

export async function generateMetadata({ params }: ActivitiesPageProps): Promise<Metadata> {
  return buildMetadata(PATH, await readLocale(params))
}

/** Activities, all or one season. */
export default async function ActivitiesPage({ params }: ActivitiesPageProps) {
  const locale = await readLocale(params)
  const { filter } = await params
  return (
    <>
      <SlideshowHero
        path={PATH}
        locale={locale}
        title={pageTexts(PATH, locale).h1}
        lead={activitiesCopy[locale].lead}
      />
      <ActivityList locale={locale} season={readView(PATH, filter)} />
      <ActivityInquiry locale={locale} />
    </>
  )
}
