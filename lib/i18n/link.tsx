'use client'

import NextLink, { useLinkStatus } from 'next/link'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { withParam } from '@/lib/routes/href'
import { useLanguage } from './language-provider'
import { LANGUAGE_PARAM } from './locales'

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** An internal address: path, query, hash. */
  href: string
}

/** Gives an internal address the language of a page whose address names it, for the router. `Link` does so by itself. */
export function useLanguageHref(): (href: string) => string {
  const { language, linksKeepLanguage } = useLanguage()
  return (href) => (linksKeepLanguage ? withParam(href, LANGUAGE_PARAM, language) : href)
}

/** The same for a GET form. */
export function LanguageParam() {
  const { language, linksKeepLanguage } = useLanguage()
  return linksKeepLanguage && <input type="hidden" name={LANGUAGE_PARAM} value={language} />
}

/** The framework's link. On addresses with `?lang=` it keeps the language, and it shows when its page is loading. */
export function Link({ href, children, ...props }: LinkProps) {
  const withLanguage = useLanguageHref()
  return (
    <NextLink {...props} href={withLanguage(href)}>
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
