import clsx from 'clsx'
import type { ReactNode } from 'react'
import { pageTexts } from '@/components/seo/page-metadata'
import type { Locale } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'
import { Breadcrumbs } from './breadcrumbs'

interface PageHeadingProps {
  path: RoutePath
  locale: Locale
  /** Title in the breadcrumbs, where it differs from the heading. */
  crumb?: string
  parent?: RoutePath
  /** Below the title, and beside it in wide windows. */
  lead?: ReactNode
}

/** The top of a page without a hero. */
export function PageHeading({ path, locale, crumb, parent, lead }: PageHeadingProps) {
  const { h1 } = pageTexts(path, locale)
  const heading = (
    <>
      <Breadcrumbs parent={parent} current={crumb ?? h1} />
      <h1 className="mt-2 text-h1">{h1}</h1>
    </>
  )
  const box = 'wrap pt-[calc(var(--spacing-nav)+1.25rem)] print:pt-0'
  if (lead === undefined) return <div className={box}>{heading}</div>
  return (
    <div className={clsx(box, 'justify-between gap-x-10 lg:flex lg:items-baseline-last')}>
      <div className="lg:max-w-3/5 lg:shrink-0">{heading}</div>
      <p className="text-lead text-balance max-lg:mt-6 max-lg:max-w-lead lg:w-[calc((100%-var(--spacing-gutter))/2)]">
        {lead}
      </p>
    </div>
  )
}
