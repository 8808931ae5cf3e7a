'use client'

import { useTranslations } from 'next-intl'
import NextLink, { useLinkStatus } from 'next/link'
import type { ComponentProps } from 'react'
import { withParam } from '@/lib/routes/href'
import { useLanguage } from './language-provider'
import { LANGUAGE_PARAM } from './locales'

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** An internal address: path, query, hash. */
  href: string
}

/** The framework's link. On addresses with `?lang=` it keeps the language, and it shows when its page is loading. */
export function Link({ href, children, ...props }: LinkProps) {
  const { language, linksKeepLanguage } = useLanguage()
  return (
    <NextLink {...props} href={linksKeepLanguage ? withParam(href, LANGUAGE_PARAM, language) : href}>
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
