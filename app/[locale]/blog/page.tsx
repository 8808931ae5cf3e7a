import { Magazine } from '@/components/sections/magazine/magazine'
import { readLocale, type LocalePageProps } from '@/lib/i18n/page-params'
import { metadataOf } from '@/components/seo/page-metadata'

export const generateMetadata = metadataOf('/blog')

export default async function BlogPage({ params }: LocalePageProps) {
  return <Magazine locale={await readLocale(params)} />
}
