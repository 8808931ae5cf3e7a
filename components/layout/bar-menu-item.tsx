'use client'

import { ChevronDown } from 'lucide'
import { useId, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/i18n/link'
import { sectionCurrent, type MenuEntry } from './menu-rules'
import { MenuLink } from './menu-link'
import { useCurrentPath } from './use-current-path'

interface BarMenuItemProps {
  entry: MenuEntry
  /** Accessible name of the button that opens the dropdown. */
  submenuLabel: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * The title is a link to the section's page. The button beside it, hover, and a first tap on the title open the
 * dropdown; a second tap follows the link.
 */
export function BarMenuItem({ entry, submenuLabel, isOpen, onOpenChange }: BarMenuItemProps) {
  const { href, label, lines } = entry
  const path = useCurrentPath()
  const id = useId()
  const current = sectionCurrent(entry, path)
  if (lines.length === 0) {
    return (
      <li className="flex items-center">
        <Link href={href} aria-current={current} className="bar-link">
          {label}
        </Link>
      </li>
    )
  }

  const hover = (opens: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onOpenChange(opens)
  }
  function openOnFirstTap(event: MouseEvent) {
    const isFirstTap = pointerOf(event) === 'touch' && !isOpen
    if (isFirstTap) event.preventDefault()
    onOpenChange(isFirstTap)
  }
  function toggle(event: MouseEvent) {
    // Hover has already opened the dropdown; the click must not close it.
    onOpenChange(pointerOf(event) === 'mouse' || !isOpen)
  }
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false)
  }

  return (
    <li
      className="bar-item relative flex items-center"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={closeWhenLeft}
    >
      <Link href={href} aria-current={current} className="bar-link" onClick={openOnFirstTap}>
        {label}
      </Link>
      <button
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={submenuLabel}
        className="flex h-11 w-6.5 cursor-pointer items-center"
        onClick={toggle}
      >
        <Icon icon={ChevronDown} className="ml-0.5 size-3.75" />
      </button>
      <ul id={id} className="bar-drop" data-open={isOpen || undefined}>
        {lines.map((line) => (
          <li key={line.label}>
            <MenuLink {...line} className="bar-drop-line" onClick={() => onOpenChange(false)} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** `mouse`, `touch` or `pen`; undefined for the keyboard. */
function pointerOf({ nativeEvent }: MouseEvent): string | undefined {
  return nativeEvent instanceof window.PointerEvent ? nativeEvent.pointerType : undefined
}
