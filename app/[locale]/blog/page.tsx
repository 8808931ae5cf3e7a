import type { Metadata } from 'next'
import { Magazine } from '@/components/sections/magazine/magazine'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/components/seo/page-metadata'

interface BlogPageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: BlogPageProps): Promise<Metadata> {
  return buildMetadata('/blog', await readLocale(params))
}

export default async function BlogPage({ params }: BlogPageProps) {
  const locale = await readLocale(params)
  return <Magazine title={pageTexts('/blog', locale).h1} category={undefined} locale={locale} />
}
