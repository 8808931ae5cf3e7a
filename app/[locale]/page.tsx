import type { Metadata } from 'next'
import { PageHero } from '@/components/sections/page-hero'
import { findPicture } from '@/content/pictures'
import { readLocale } from '@/lib/i18n/page-params'
import { buildMetadata, pageTexts } from '@/lib/seo/page-metadata'

interface HomePageProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  return buildMetadata('/', await readLocale(params))
}

/** The home page. */
export default async function HomePage({ params }: HomePageProps) {
  const locale = await readLocale(params)
  const picture = findPicture('hero-winter-blue-hour')
  return <PageHero title={pageTexts('/', locale).h1} slides={[{ picture, alt: picture.alt[locale] }]} />
}
