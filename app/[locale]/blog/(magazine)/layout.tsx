import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { PageTitle } from '@/components/sections/page/page-title'
import { articles } from '@/content/articles'
import { formatCount } from '@/lib/i18n/count'
import { viewHref, viewsOf } from '@/lib/routes/views'

const PATH = '/blog'

export default async function MagazineLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('magazine')
  const number = formatCount(articles.length, await getLocale(), { startsSentence: true })
  return (
    <div className="wrap pb-section">
      <div className="items-end justify-between gap-x-gutter lg:flex">
        <PageTitle
          path={PATH}
          lead={t('lead', { number })}
          className="pt-[calc(var(--spacing-nav)+1.25rem)] pb-3"
        />
        <FilterNav
          label={t('filter')}
          options={[undefined, ...viewsOf(PATH)].map((value) => ({
            value,
            href: viewHref(PATH, value),
            label: value ? t(`categories.${value}`) : t('all'),
            announcement: t('count', {
              count: articles.filter(({ category }) => !value || category === value).length,
            }),
          }))}
        />
      </div>
      {children}
    </div>
  )
}
