'use client'

import NextLink, { useLinkStatus } from 'next/link'
import type { ComponentProps } from 'react'
import { useLanguage } from './language-provider'
import { LANGUAGE_PARAM } from './locales'

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** An internal address: path, query, hash. */
  href: string
}

/** The framework's link. On addresses with `?lang=` it carries the language on, and it shows that its page is on the way. */
export function Link({ href, children, ...props }: LinkProps) {
  const { language, linksKeepLanguage, pendingLabel } = useLanguage()
  return (
    <NextLink {...props} href={linksKeepLanguage ? withLanguage(href, language) : href}>
      {children}
      <PendingMark label={pendingLabel} />
    </NextLink>
  )
}

function PendingMark({ label }: { label: string }) {
  const { pending } = useLinkStatus()
  return pending && <span role="progressbar" aria-label={label} className="link-pending" />
}

function withLanguage(href: string, language: string): string {
  const [beforeHash = '', hash] = href.split('#')
  if (beforeHash === '') return href
  const address = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`
  return hash === undefined ? address : `${address}#${hash}`
}
