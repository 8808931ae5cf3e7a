import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { FilterList, NothingFound } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { ArticleCard } from '@/components/sections/magazine/article-card'
import { ArticleView } from '@/components/sections/magazine/article-view'
import { PageTitle } from '@/components/sections/page/page-title'
import { buildMetadata, describePage } from '@/components/seo/page-metadata'
import { articles, findArticle } from '@/content/articles'
import { textIn } from '@/lib/i18n/locales'
import { articleIds } from '@/lib/routes/detail-ids'
import { findViews, readView, viewParams, viewsOf, type ViewOf, type ViewPageProps } from '@/lib/routes/views'

/** `/blog/2` is an article; `/blog/natur` is the page that middleware.ts shows for `/blog?category=natur`. */
export function generateStaticParams() {
  return [...viewParams('/blog'), ...articleIds.map((id) => ({ view: [id] }))]
}

async function readArticle(params: ViewPageProps['params']) {
  return findArticle(Number((await params).view?.[0]))
}

export async function generateMetadata({ params }: ViewPageProps): Promise<Metadata> {
  const locale = await getLocale()
  const article = await readArticle(params)
  if (!article) return buildMetadata('/blog', locale)
  const { title, excerpt } = textIn(article.text, locale)
  return describePage(`/blog/${article.id}`, locale, title, excerpt)
}

export default async function BlogPage({ params }: ViewPageProps) {
  const article = await readArticle(params)
  return article ? <ArticleView article={article} /> : <Magazine category={await readView('/blog', params)} />
}

interface MagazineProps {
  /** Undefined shows all. */
  category: ViewOf<'/blog'> | undefined
}

async function Magazine({ category: initial }: MagazineProps) {
  const t = await getTranslations('magazine')
  return (
    <FilterProvider path="/blog" views={findViews('/blog')} initial={initial}>
      <div className="wrap pb-section">
        <div className="items-end justify-between gap-x-gutter lg:flex">
          <PageTitle path="/blog" lead={t('lead')} className="pt-[calc(var(--spacing-nav)+1.25rem)] pb-3" />
          <FilterNav
            label={t('filter')}
            options={[undefined, ...viewsOf('/blog')].map((value) => ({
              value,
              label: value ? t(`categories.${value}`) : t('all'),
              announcement: t('count', {
                count: articles.filter(({ category }) => !value || category === value).length,
              }),
            }))}
          />
        </div>
        <FilterList
          className="cols mt-4 gap-y-group lg:mt-6 lg:[&>li:not(:nth-child(3n+1))]:col-span-6"
          items={articles.map((article, index) => ({
            key: String(article.id),
            tags: [article.category],
            content: <ArticleCard article={article} headingLevel={2} priority={index === 0} />,
          }))}
        />
        <NothingFound
          tags={articles.map(({ category }) => category)}
          text={t('empty')}
          showAll={t('showAll')}
        />
      </div>
    </FilterProvider>
  )
}
