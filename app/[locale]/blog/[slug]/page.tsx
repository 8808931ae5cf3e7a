import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleView } from '@/components/sections/magazine/article-view'
import { Magazine } from '@/components/sections/magazine/magazine'
import { findArticle } from '@/content/articles'
import { readLocale } from '@/lib/i18n/page-params'
import { findViews, readView } from '@/lib/routes/views'
import { articleIds } from '@/lib/routes/detail-ids'
import { buildMetadata, describePage } from '@/components/seo/page-metadata'
import { textIn } from '@/lib/i18n/locales'

interface SlugPageProps {
  params: Promise<{ locale: string; slug: string }>
}

export const dynamicParams = false

/** `/blog/2` is an article; `/blog/natur` is the page that middleware.ts shows for `/blog?category=natur`. */
export function generateStaticParams() {
  return [...findViews('/blog').values, ...articleIds].map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: SlugPageProps): Promise<Metadata> {
  const locale = await readLocale(params)
  const article = findArticle(Number((await params).slug))
  if (!article) return buildMetadata('/blog', locale)
  const { title, description } = textIn(article.text, locale)
  return describePage(`/blog/${article.id}`, locale, { title: `${title} – Källfjället`, description })
}

export default async function SlugPage({ params }: SlugPageProps) {
  const locale = await readLocale(params)
  const { slug } = await params
  const article = findArticle(Number(slug))
  if (article) return <ArticleView article={article} locale={locale} />

  const category = readView('/blog', [slug])
  if (!category) notFound()
  return <Magazine category={category} locale={locale} />
}
