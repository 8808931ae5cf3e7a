'use client'

import { useEffect, useRef, useState } from 'react'
import { BarMenuItem } from './bar-menu-item'
import type { MenuEntry } from './menu-rules'

interface BarMenuProps {
  /** Each with the name of the button that opens its dropdown. */
  entries: readonly (MenuEntry & { submenuLabel: string })[]
  label: string
}

/**
 * The menu in the header's bar, from 1200 px. One dropdown is open at a time; it closes on a click outside, on
 * resize, on a click on one of its links, when the focus leaves it, and on Escape.
 */
export function BarMenu({ entries, label }: BarMenuProps) {
  const [openHref, setOpenHref] = useState<string>()
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    if (openHref === undefined) return
    const close = () => setOpenHref(undefined)
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) close()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (nav.current?.contains(document.activeElement)) {
        nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      }
      close()
    }
    window.addEventListener('resize', close)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      window.removeEventListener('resize', close)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [openHref])

  return (
    <nav ref={nav} aria-label={label} className="bar-menu">
      <ul className="flex h-full">
        {entries.map((entry) => (
          <BarMenuItem
            key={entry.href}
            entry={entry}
            submenuLabel={entry.submenuLabel}
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
