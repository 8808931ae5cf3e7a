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
  lead?: string
  /** A picture that fills the right side and bleeds; below the text on phones. */
  picture?: ReactNode
}

/** The top of a page without a hero. */
export function PageHeading({ path, locale, crumb, parent, lead, picture }: PageHeadingProps) {
  const { h1 } = pageTexts(path, locale)
  const heading = (
    <>
      <Breadcrumbs parent={parent} current={crumb ?? h1} />
      <h1 className="mt-2 text-h1">{h1}</h1>
    </>
  )
  const text = lead !== undefined && <p className="max-w-lead text-lead text-balance lg:col-span-5">{lead}</p>
  if (picture === undefined) {
    return (
      <div className="wrap pt-[calc(var(--spacing-nav)+1.25rem)] print:pt-0">
        {text ? (
          <div className="cols items-end gap-y-5 lg:items-baseline-last">
            <div className="lg:col-span-7">{heading}</div>
            {text}
          </div>
        ) : (
          heading
        )}
      </div>
    )
  }
  return (
    <div className="overflow-x-clip pt-nav print:pt-0">
      <div className="cols wrap">
        <div className="grid content-start gap-y-5 pt-5 pb-8 md:col-span-5 md:pb-group lg:col-span-7">
          <div>{heading}</div>
          {text}
        </div>
        <div className="max-md:bleed-both max-md:aspect-landscape md:relative md:col-span-3 md:bleed-right md:min-h-90 lg:col-span-5 print:hidden">
          <div className="size-full md:absolute md:inset-0">{picture}</div>
        </div>
      </div>
    </div>
  )
}
