import { ChevronRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/link'

/** One step of the way from the start page to this one. */
export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbsProps {
  /** Pages between the start page and this one. */
  parents?: readonly Crumb[]
  /** The page itself. */
  current: string
}

/** The way here from the start page. */
export async function Breadcrumbs({ parents = [], current }: BreadcrumbsProps) {
  const t = await getTranslations('breadcrumbs')
  return (
    <nav aria-label={t('label')} className="quiet text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ label: t('start'), href: '/' }, ...parents].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <Link href={href} className="text-link -mx-1 inline-flex min-h-11 items-center px-1">
              {label}
            </Link>
            <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
