'use client'

import { useRouter } from 'next/navigation'
import { useCallback, type ComponentProps, type MouseEvent } from 'react'
import { onApproach } from '@/lib/browser/on-approach'
import { isPlainClick } from '@/lib/browser/plain-click'
import { useLanguage } from './language-provider'
import { LANGUAGE_PARAM } from './locales'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref' | 'onPointerEnter' | 'onTouchStart'> {
  /** An internal address: path, query, hash. */
  href: string
  /** False leaves fetching the page ahead to the click. */
  prefetch?: boolean
  /** False keeps the place in the page. */
  scroll?: boolean
}

/**
 * An internal link. On addresses with `?lang=` it carries the language on. Its page is fetched ahead once the link
 * comes near the window, and again where a guest reaches for it, if it has become too old by then.
 *
 * It does what the framework's link does for such an address, by the router alone: see
 * docs/decisions/0021-first-load.md.
 */
export function Link({ href, prefetch = true, scroll = true, onClick, ...props }: LinkProps) {
  const router = useRouter()
  const { language, linksKeepLanguage } = useLanguage()
  const address = linksKeepLanguage ? withLanguage(href, language) : href
  const fetchAhead = useCallback(() => {
    if (prefetch) router.prefetch(address)
  }, [router, address, prefetch])
  const observe = useCallback(
    (element: HTMLAnchorElement | null) => (element ? onApproach(element, fetchAhead) : undefined),
    [fetchAhead],
  )

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    router.push(address, { scroll })
  }

  return (
    <a
      {...props}
      ref={observe}
      href={address}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onClick={follow}
    />
  )
}

function withLanguage(href: string, language: string): string {
  const [beforeHash = '', hash] = href.split('#')
  if (beforeHash === '') return href
  const address = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}`
  return hash === undefined ? address : `${address}#${hash}`
}
