'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { withParam } from '@/lib/url/with-param'
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
export function Link({ href, children, onNavigate, ...props }: LinkProps) {
  const withLocale = useLocaleHref()
  return (
    <NextLink
      {...props}
      href={withLocale(href)}
      onNavigate={(event) => {
        let isPrevented = false
        onNavigate?.({
          preventDefault() {
            isPrevented = true
            event.preventDefault()
          },
        })
        // The router does not scroll between the views of one page.
        if (!isPrevented && props.scroll !== false && isPageOf(href)) window.scrollTo(0, 0)
      }}
    >
      {children}
      <PendingMark />
    </NextLink>
  )
}

function isPageOf(href: string): boolean {
  const { pathname, hash } = new URL(href, window.location.href)
  return pathname === window.location.pathname && hash === ''
}

function PendingMark() {
  const { pending } = useLinkStatus()
  const t = useTranslations('layout')
  return pending && <span role="progressbar" aria-label={t('pageOnTheWay')} className="link-pending" />
}
