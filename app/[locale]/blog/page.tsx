import { Magazine } from '@/components/sections/magazine/magazine'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf, pageTexts } from '@/components/seo/page-metadata'

export const generateMetadata = metadataOf('/blog')

export default async function BlogPage({ params }: LocalePageProps) {
  const locale = await readLocale(params)
  return <Magazine title={pageTexts('/blog', locale).h1} category={undefined} locale={locale} />
}
