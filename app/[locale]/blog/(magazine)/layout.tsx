import clsx from 'clsx'
import { getLocale, getTranslations } from 'next-intl/server'
import type { CSSProperties, ReactNode } from 'react'
import { FilterNav } from '@/components/sections/filter/filter-nav'
import { Breadcrumbs } from '@/components/sections/page/breadcrumbs'
import { headingOf } from '@/components/seo/page-metadata'
import { articles } from '@/content/articles'
import { formatCount } from '@/lib/i18n/count'
import { viewHref, viewsOf } from '@/lib/routes/views'

const PATH = '/blog'

export default async function MagazineLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('magazine')
  const locale = await getLocale()
  const h1 = headingOf(PATH, locale)
  const number = formatCount(articles.length, locale, { startsSentence: true })
  return (
    <div className="overflow-x-clip">
      <div className="wrap pb-section">
        <div className="pt-[calc(var(--spacing-nav)+1.25rem)]">
          <Breadcrumbs current={h1} />
          <h1
            className={clsx(
              'mt-3 -ml-[0.04em] leading-[0.95] font-semibold tracking-[-0.045em] print:text-h1',
              // As wide as the page, whatever its length.
              'text-[calc(min(1.99*(100vw-2*var(--spacing-margin)),172rem)/var(--letters))]',
            )}
            style={{ '--letters': h1.length } as CSSProperties}
          >
            {h1}
          </h1>
        </div>
        <div className="mt-4 items-end justify-between gap-x-gutter lg:mt-10 lg:flex">
          <p className="max-w-lead pb-3 text-lead text-balance">{t('lead', { number })}</p>
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
    </div>
  )
}
