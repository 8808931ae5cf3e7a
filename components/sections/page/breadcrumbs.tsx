import { ChevronRight } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { BreadcrumbList } from 'schema-dts'
import { headingOf } from '@/components/seo/page-metadata'
import { absoluteUrl } from '@/components/seo/structured-data/absolute-url'
import { JsonLd } from '@/components/ui/json-ld'
import { Link } from '@/lib/i18n/link'
import type { RoutePath } from '@/lib/routes/route-table'

export async function Breadcrumbs({ parent, current }: { parent?: RoutePath; current: string }) {
  const [t, locale] = await Promise.all([getTranslations('layout'), getLocale()])
  const before = [
    { label: t('start'), href: '/' },
    ...(parent ? [{ label: headingOf(parent, locale), href: parent }] : []),
  ]
  const data: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    // The last step is the page itself, which needs no URL.
    itemListElement: [
      ...before.map(({ label, href }) => ({ name: label, item: absoluteUrl(href, locale) })),
      { name: current },
    ].map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  }
  return (
    // Large figures below overlap this line and would receive the clicks without the z-index.
    <nav aria-label={t('breadcrumbs')} className="relative z-1 text-small quiet">
      <ol className="flex flex-wrap items-center gap-x-2">
        {before.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <Link href={href} className="-mx-1 inline-flex min-h-11 items-center px-1 text-link">
              {label}
            </Link>
            <ChevronRight className="size-3.5" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
      <JsonLd things={[data]} />
    </nav>
  )
}
