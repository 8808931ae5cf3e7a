'use client'

import { AccordionContent, AccordionItem, AccordionSign, AccordionTrigger } from '@/components/ui/accordion'
import { ExternalLink } from '@/components/ui/external-link'
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
    <li
      className="scroll-mb-10"
      onTransitionEnd={({ currentTarget, propertyName }) => {
        const isOpen = currentTarget.querySelector('[aria-expanded="true"]') !== null
        if (isOpen && propertyName === 'grid-template-rows')
          currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <AccordionItem value={label}>
        <AccordionTrigger className="side-menu-row">
          {label}
          <AccordionSign />
        </AccordionTrigger>
        <AccordionContent isRegion={false}>
          <ul className="pb-3.5">
            {lines.map((line) => (
              <li key={line.label}>
                <MenuLink {...line} className="side-menu-line" onClick={onFollow} />
              </li>
            ))}
          </ul>
        </AccordionContent>
      </AccordionItem>
    </li>
  )
}
