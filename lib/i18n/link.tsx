'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { withParam } from '@/lib/routes/href'
import { useLanguage } from './language-provider'
import { LOCALE_PARAM } from './locales'

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** An internal URL: path, query, hash. */
  href: string
}

/** Gives an internal URL the locale of a page whose URL names it, for the router. `Link` does so by itself. */
export function useLocaleHref(): (href: string) => string {
  const { language, linksKeepLocale } = useLanguage()
  return (href) => (linksKeepLocale ? withParam(href, LOCALE_PARAM, language) : href)
}

/** The same for a GET form. */
export function LocaleParam() {
  const { language, linksKeepLocale } = useLanguage()
  return linksKeepLocale && <input type="hidden" name={LOCALE_PARAM} value={language} />
}

/** The framework's link. On URLs with `?lang=` it keeps the locale, and it shows when its page is loading. */
export function Link({ href, children, ...props }: LinkProps) {
  const withLocale = useLocaleHref()
  return (
    <NextLink {...props} href={withLocale(href)}>
      {children}
      <PendingMark />
    </NextLink>
  )
}

function PendingMark() {
  const { pending } = useLinkStatus()
  const t = useTranslations('layout')
  return pending && <span role="progressbar" aria-label={t('pageOnTheWay')} className="link-pending" />
}
