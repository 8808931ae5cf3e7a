import type { BreadcrumbList } from 'schema-dts'
import type { Locale } from '@/lib/i18n/locales'
import { absoluteAddress } from './address'

/** The way from the start page, as the page shows it. */
export function describeBreadcrumbs(
  steps: readonly { label: string; href?: string }[],
  locale: Locale,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      // The last step is the page itself, whose address goes without saying.
      ...(href !== undefined && { item: absoluteAddress(href, locale) }),
    })),
  }
}
