import { getTranslations } from 'next-intl/server'
import { FilterList, NothingFound } from '@/components/sections/filter/filter-list'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { FilterProvider } from '@/components/sections/filter/filter-provider'
import { PageHeading } from '@/components/sections/page/page-heading'
import { articles } from '@/content/articles'
import type { Locale } from '@/lib/i18n/locales'
import { findViews, viewsOf, type ViewOf } from '@/lib/routes/views'
import { ArticleCard } from './article-card'

interface MagazineProps {
  /** Undefined shows all. */
  category: ViewOf<'/blog'> | undefined
  locale: Locale
}

export async function Magazine({ category: initial, locale }: MagazineProps) {
  const t = await getTranslations('magazine')
  return (
    <FilterProvider path="/blog" views={findViews('/blog')} initial={initial}>
      <PageHeading path="/blog" locale={locale} lead={t('lead')} />
      <div className="wrap pt-3 pb-section lg:pt-4">
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
        <FilterList
          className="cols mt-4 gap-y-group lg:[&>li:not(:nth-child(3n+1))]:col-span-6"
          items={articles.map((article, index) => ({
            key: String(article.id),
            tags: [article.category],
            content: (
              <ArticleCard article={article} headingLevel={2} priority={index === 0} locale={locale} />
            ),
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
