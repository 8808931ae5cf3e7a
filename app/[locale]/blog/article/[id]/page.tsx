import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { ArticleView } from '@/components/sections/magazine/article-view'
import { describePage } from '@/components/seo/page-metadata'
import { articles } from '@/content/articles'
import { textIn } from '@/lib/i18n/locales'
import { articleIds } from '@/lib/routes/detail-ids'

interface ArticlePageProps {
  params: Promise<{ id: (typeof articleIds)[number] }>
}

export const generateStaticParams = () => articleIds.map((id) => ({ id }))

async function readArticle(params: ArticlePageProps['params']) {
  const { id } = await params
  const article = articles.find((each) => String(each.id) === id)
  if (!article) throw new Error(`There is no article ${id}`)
  return article
}

export async function generateMetadata({ params }: ArticlePageProps): Promise<Metadata> {
  const { id, text } = await readArticle(params)
  const locale = await getLocale()
  const { title, excerpt } = textIn(text, locale)
  return describePage(`/blog/${id}`, locale, title, excerpt)
}

/** `/blog/2` is the built page `/blog/article/2`, because `/blog/natur` is that of `/blog?category=natur`. */
export default async function ArticlePage({ params }: ArticlePageProps) {
  return <ArticleView article={await readArticle(params)} />
}
