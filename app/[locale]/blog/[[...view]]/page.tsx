import type { Metadata } from 'next'
import { ArticleView } from '@/components/sections/magazine/article-view'
import { Magazine } from '@/components/sections/magazine/magazine'
import { buildMetadata, describePage } from '@/components/seo/page-metadata'
import { findArticle } from '@/content/articles'
import { textIn } from '@/lib/i18n/locales'
import { readLocale } from '@/lib/i18n/page-params'
import { articleIds } from '@/lib/routes/detail-ids'
import { readView, viewParams, type ViewPageProps } from '@/lib/routes/views'

/** `/blog/2` is an article; `/blog/natur` is the page that middleware.ts shows for `/blog?category=natur`. */
export function generateStaticParams() {
  return [...viewParams('/blog'), ...articleIds.map((id) => ({ view: [id] }))]
}

async function readArticle(params: ViewPageProps['params']) {
  return findArticle(Number((await params).view?.[0]))
}

export async function generateMetadata({ params }: ViewPageProps): Promise<Metadata> {
  const locale = await readLocale(params)
  const article = await readArticle(params)
  if (!article) return buildMetadata('/blog', locale)
  const { title, excerpt } = textIn(article.text, locale)
  return describePage(`/blog/${article.id}`, locale, title, excerpt)
}

export default async function BlogPage({ params }: ViewPageProps) {
  const locale = await readLocale(params)
  const article = await readArticle(params)
  return article ? (
    <ArticleView article={article} locale={locale} />
  ) : (
    <Magazine category={await readView('/blog', params)} locale={locale} />
  )
}
