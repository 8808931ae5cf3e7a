import clsx from 'clsx'
import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { headingOf } from '@/components/seo/page-metadata'
import type { RoutePath } from '@/lib/routes/route-table'
import { Breadcrumbs } from './breadcrumbs'

/** A title of several long words stays on one line in smaller letters. */
export const isLong = (title: string): boolean => title.length > 17
export const LONG_TITLE = 'lg:text-[min(4.6vw,5rem)]'

/** Classes of a title at the foot of its column, with the breadcrumbs at the top. */
export const AT_FOOT = 'grow lg:flex lg:flex-col lg:[&>nav]:mb-auto'

interface PageTitleProps {
  path: RoutePath
  parent?: RoutePath
  lead: ReactNode
  className?: string
}

export function PageTitle({ path, parent, lead, className }: PageTitleProps) {
  const locale = useLocale()
  const h1 = headingOf(path, locale)
  return (
    <div className={clsx('print:pt-0', className)}>
      <Breadcrumbs parent={parent} current={h1} />
      <h1 className={clsx('mt-2 text-h1', isLong(h1) ? LONG_TITLE : 'lg:text-[min(6vw,5.5rem)]')}>{h1}</h1>
      <p className="mt-5 max-w-lead text-lead text-balance">{lead}</p>
    </div>
  )
}
