'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { useLanguage } from './language-provider'
import { LANGUAGE_PARAM } from './locales'

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  /** An internal address: path, query, hash. */
  href: string
}

/** An internal link. On addresses with `?lang=` it carries the language on. */
export function Link({ href, ...props }: LinkProps) {
  const { language, linksKeepLanguage } = useLanguage()
  return <NextLink href={linksKeepLanguage ? withLanguage(href, language) : href} {...props} />
}

function withLanguage(href: string, language: string): string {
  const [beforeHash = '', hash] = href.split('#')
  if (beforeHash === '') return href
  const address = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`
  return hash === undefined ? address : `${address}#${hash}`
}
