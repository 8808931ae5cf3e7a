'use client'

import type { RefObject } from 'react'
import { MultipleAccordion } from '@/components/ui/accordion'
import { Dialog } from '@/components/ui/dialog'
import { ExternalLink } from '@/components/ui/external-link'
import { bookingEngine, venue } from '@/content/venue'
import { useLanguage } from '@/lib/i18n/language-provider'
import { LanguageToggle } from './language-toggle'
import type { MenuEntry } from './menu-rules'
import { SideMenuEntry } from './side-menu-entry'

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
        <div className="side-menu-footer">
          <div className="flex items-center justify-between">
            <a href={venue.phone.href} className="num inline-flex min-h-11 items-center hover:underline">
              {venue.phone.display[language]}
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
                entry={entry}
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
