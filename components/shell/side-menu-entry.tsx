'use client'

import { Minus, Plus } from 'lucide'
import { useId, useState } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { MenuLink } from './menu-link'
import type { MenuEntry } from './menu-rules'

interface SideMenuEntryProps {
  entry: MenuEntry
  newTabLabel: string
  /** Called when a link of the entry is followed. */
  onFollow: () => void
}

/** A row of the side menu: a link, or a button that shows and hides the lines below it. */
export function SideMenuEntry({ entry, newTabLabel, onFollow }: SideMenuEntryProps) {
  const [isExpanded, setIsExpanded] = useState(false)
  const id = useId()
  const { label, href, external, lines } = entry
  if (external) {
    return (
      <li>
        <ExternalLink href={href} newTabLabel={newTabLabel} className="side-menu-row">
          {label}
        </ExternalLink>
      </li>
    )
  }
  if (lines.length === 0) {
    return (
      <li>
        <MenuLink label={label} href={href} className="side-menu-row" onClick={onFollow} />
      </li>
    )
  }
  return (
    <li>
      <button
        aria-expanded={isExpanded}
        aria-controls={id}
        className="side-menu-row"
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {label}
        <Icon drawing={isExpanded ? Minus : Plus} />
      </button>
      <ul id={id} hidden={!isExpanded} className="pb-3.5">
        {lines.map((line) => (
          <li key={line.label}>
            <MenuLink {...line} className="side-menu-line" onClick={onFollow} />
          </li>
        ))}
      </ul>
    </li>
  )
}
