import type { ReactNode } from 'react'
import { headingOf } from '@/components/seo/page-metadata'
import type { Locale } from '@/lib/i18n/locales'
import type { RoutePath } from '@/lib/routes/route-table'
import { Breadcrumbs } from './breadcrumbs'

interface PageHeadingProps {
  path: RoutePath
  locale: Locale
  /** Title in the breadcrumbs, where it differs from the heading. */
  crumb?: string
  parent?: RoutePath
  /** Below the title. */
  lead?: ReactNode
}

/** The top of a page without a hero. */
export function PageHeading({ path, locale, crumb, parent, lead }: PageHeadingProps) {
  const h1 = headingOf(path, locale)
  return (
    <div className="wrap pt-[calc(var(--spacing-nav)+1.25rem)] print:pt-0">
      <Breadcrumbs parent={parent} current={crumb ?? h1} />
      <h1 className="mt-2 text-h1">{h1}</h1>
      {lead !== undefined && <p className="mt-5 max-w-lead text-lead text-balance">{lead}</p>}
    </div>
  )
}
