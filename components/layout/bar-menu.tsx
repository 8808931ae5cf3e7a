'use client'

import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link } from '@/lib/i18n/link'
import { MenuLink, useCurrentPath } from './menu-link'
import { type MenuEntry, sectionCurrent } from './menu-rules'

/**
 * The menu in the header's bar, from 1200 px. One dropdown is open at a time; it closes on a click outside, on
 * resize, on a click on one of its links, when the focus leaves it, and on Escape.
 */
export function BarMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useTranslations('layout')
  const [openHref, setOpenHref] = useState<string>()
  const nav = useRef<HTMLElement>(null)
  const path = useCurrentPath()

  useEffect(() => {
    if (openHref === undefined) return
    const listening = new AbortController()
    const close = () => setOpenHref(undefined)
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) close()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (nav.current?.contains(document.activeElement)) {
        nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      }
      close()
    }
    window.addEventListener('resize', close, listening)
    document.addEventListener('pointerdown', closeOutside, listening)
    document.addEventListener('keydown', closeOnEscape, listening)
    return () => listening.abort()
  }, [openHref])

  return (
    <nav
      ref={nav}
      aria-label={t('mainMenu')}
      // English names are longer: the gaps give way, then the name in the logo, so that all seven fit from 1200 px.
      className="ml-auto hidden self-stretch text-[clamp(1rem,1rem+(100vw-75rem)*0.02,1.0625rem)] [--bar-gap:clamp(0.375rem,0.375rem+(100vw-75rem)*0.033,0.75rem)] bar:flex"
    >
      <ul className="flex whitespace-nowrap">
        {entries.map((entry) => (
          <BarMenuItem
            key={entry.href}
            entry={entry}
            current={sectionCurrent(entry, path, entries)}
            isOpen={entry.href === openHref}
            onOpenChange={(isOpen) =>
              setOpenHref((current) => (isOpen ? entry.href : current === entry.href ? undefined : current))
            }
          />
        ))}
      </ul>
    </nav>
  )
}

interface BarMenuItemProps {
  entry: MenuEntry
  current: ReturnType<typeof sectionCurrent>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * The title is a link to the section's page. The button beside it, hover, and a first tap on the title open the
 * dropdown; a second tap follows the link.
 */
function BarMenuItem({ entry, current, isOpen, onOpenChange }: BarMenuItemProps) {
  const t = useTranslations('layout')
  const id = useId()
  const hasLines = entry.lines.length > 0

  const handleHover = (opens: boolean) => (event: PointerEvent) => {
    if (hasLines && event.pointerType === 'mouse') onOpenChange(opens)
  }
  function handleTitleClick(event: MouseEvent) {
    const isFirstTap = hasLines && pointerOf(event) === 'touch' && !isOpen
    if (isFirstTap) event.preventDefault()
    onOpenChange(isFirstTap)
  }
  function handleToggle(event: MouseEvent) {
    // Hover has already opened the dropdown; the click must not close it.
    onOpenChange(pointerOf(event) === 'mouse' || !isOpen)
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false)
  }

  return (
    <li
      className="group relative flex items-center"
      onPointerEnter={handleHover(true)}
      onPointerLeave={handleHover(false)}
      onBlur={handleBlur}
    >
      <Link
        href={entry.href}
        aria-current={current}
        className={clsx(
          'relative flex min-h-11 items-center px-(--bar-gap) leading-none font-medium has-[+button]:pr-0.5',
          'after:absolute after:inset-x-(--bar-gap) after:bottom-1.5 after:h-0.5 has-[+button]:after:right-0.5',
          'group-has-aria-expanded:after:bg-current hover:after:bg-current aria-[current]:after:bg-(--header-mark) forced-colors:aria-[current]:after:bg-[Highlight]',
        )}
        onClick={handleTitleClick}
      >
        {entry.label}
      </Link>
      {hasLines && (
        <>
          <button
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('submenu', { title: entry.label })}
            className="flex h-11 w-6.5 cursor-pointer items-center aria-expanded:[&>svg]:rotate-180"
            onClick={handleToggle}
          >
            <ChevronDown className="ml-0.5 size-3.75 transition-transform" />
          </button>
          <ul
            id={id}
            className={clsx(
              'absolute top-full left-[calc(var(--bar-gap)-1.5rem)] min-w-62.5 border-t-3 border-copper py-2.5 shadow-drop forced-colors:border',
              'bg-white text-[1.125rem]/tight text-fir-950 [--focus:var(--color-fir-950)]',
              'hidden data-open:block [:root:not([data-hydrated])_.group:is(:hover,:focus-within)>&]:block',
            )}
            data-open={isOpen || undefined}
          >
            {entry.lines.map((line) => (
              <li key={line.label}>
                <MenuLink
                  {...line}
                  className="flex min-h-12 items-center px-6 focus-inside hover:bg-snow-shade aria-[current]:font-semibold aria-[current]:inset-shadow-[3px_0_var(--color-copper)]"
                  onClick={() => onOpenChange(false)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

/** `mouse`, `touch` or `pen`; undefined for the keyboard. */
function pointerOf({ nativeEvent }: MouseEvent): string | undefined {
  return nativeEvent instanceof window.PointerEvent ? nativeEvent.pointerType : undefined
}
