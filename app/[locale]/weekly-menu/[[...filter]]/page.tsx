import { PageHero } from '@/components/sections/hero/page-hero'
import { MenuBrowser } from '@/components/sections/weekly-menu/menu-browser'
import { weeklyMenuCopy } from '@/content/weekly-menu'
import { readLocale } from '@/lib/i18n/page-params'
import { readView, viewParams } from '@/lib/routes/views'
import { metadataOf } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

const PATH = '/weekly-menu'

interface WeeklyMenuPageProps {
  params: Promise<{ locale: string; filter?: string[] }>
}

export function generateStaticParams() {
  return viewParams(PATH, 'filter')
}

export const generateMetadata = metadataOf(PATH)

export default async function WeeklyMenuPage({ params }: WeeklyMenuPageProps) {
  const locale = await readLocale(params)
  const { filter } = await params
  return (
    <>
      <PageHero path={PATH} locale={locale} lead={textIn(weeklyMenuCopy, locale).lead} />
      <MenuBrowser locale={locale} category={readView(PATH, filter)} />
    </>
  )
}
