'use client'

import type { RefObject, TransitionEvent } from 'react'
import {
  AccordionContent,
  AccordionItem,
  AccordionSign,
  AccordionTrigger,
  MultipleAccordion,
} from '@/components/ui/accordion'
import { Dialog } from '@/components/ui/dialog'
import { ExternalLink } from '@/components/ui/external-link'
import { bookingEngine, venue } from '@/content/venue'
import { useLanguage } from '@/lib/i18n/language-provider'
import { textIn } from '@/lib/i18n/locales'
import { LanguageToggle } from './language-toggle'
import { MenuLink } from './menu-link'
import { menuLine, menuRow } from './menu-classes'
import type { MenuEntry } from './menu-rules'

export interface SideMenuLabels {
  title: string
  back: string
  close: string
  bookNow: string
  language: string
  newTab: string
}

interface SideMenuProps {
  entries: readonly MenuEntry[]
  labels: SideMenuLabels
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opened it. */
  returnFocus: RefObject<HTMLElement | null>
}

/** Its rows are collapsed whenever it opens. */
export function SideMenu({ entries, labels, isOpen, onOpenChange, returnFocus }: SideMenuProps) {
  const { language } = useLanguage()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      variant="side"
      title={labels.title}
      backLabel={labels.back}
      closeLabel={labels.close}
      returnFocus={returnFocus}
      footer={
        // The gradient says that the rows go on below the bar.
        <div className="relative grid flex-none gap-3.5 bg-snow-shade px-5 pt-5.5 pb-6.5 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-10 before:bg-linear-to-b before:from-transparent before:to-snow md:px-8">
          <div className="flex items-center justify-between">
            <a href={venue.phone.href} className="num inline-flex min-h-11 items-center hover:underline">
              {textIn(venue.phone.display, language)}
            </a>
            <LanguageToggle label={labels.language} className="-mr-2.5" />
          </div>
          <ExternalLink
            href={bookingEngine.accommodation}
            newTabLabel={labels.newTab}
            className="btn w-full btn-primary"
          >
            {labels.bookNow}
          </ExternalLink>
        </div>
      }
    >
      <nav aria-label={labels.title} className="pt-1.5">
        <MultipleAccordion>
          <ul>
            {entries.map((entry) => (
              <SideMenuEntry
                key={entry.href}
                {...entry}
                newTabLabel={labels.newTab}
                onFollow={() => onOpenChange(false)}
              />
            ))}
          </ul>
        </MultipleAccordion>
      </nav>
    </Dialog>
  )
}

interface SideMenuEntryProps extends MenuEntry {
  newTabLabel: string
  /** Called when a link of the entry is followed. */
  onFollow: () => void
}

/** A row of the side menu: a link, or a button that shows and hides the lines below it. */
function SideMenuEntry({ label, href, external, lines, newTabLabel, onFollow }: SideMenuEntryProps) {
  if (external) {
    return (
      <li>
        <ExternalLink href={href} newTabLabel={newTabLabel} className={menuRow}>
          {label}
        </ExternalLink>
      </li>
    )
  }
  if (lines.length === 0) {
    return (
      <li>
        <MenuLink label={label} href={href} className={menuRow} onClick={onFollow} />
      </li>
    )
  }
  return (
    <li className="scroll-mb-10" onTransitionEnd={showOpened}>
      <AccordionItem value={label}>
        <AccordionTrigger className={menuRow}>
          {label}
          <AccordionSign />
        </AccordionTrigger>
        <AccordionContent isRegion={false}>
          <ul className="pb-3.5">
            {lines.map((line) => (
              <li key={line.label}>
                <MenuLink {...line} className={menuLine} onClick={onFollow} />
              </li>
            ))}
          </ul>
        </AccordionContent>
      </AccordionItem>
    </li>
  )
}

function showOpened({ currentTarget, propertyName }: TransitionEvent) {
  const isOpen = currentTarget.querySelector('[aria-expanded="true"]') !== null
  if (isOpen && propertyName === 'grid-template-rows') currentTarget.scrollIntoView({ block: 'nearest' })
}
