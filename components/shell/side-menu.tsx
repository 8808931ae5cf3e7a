'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { ArrowLeft, X } from 'lucide'
import { MultipleAccordion } from '@/components/ui/accordion'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'
import { bookingEngine, venue } from '@/content/venue'
import { LanguageToggle } from './language-toggle'
import type { MenuEntry } from './menu-rules'
import { SideMenuEntry } from './side-menu-entry'

/** The side menu's words in the visitor's language. */
export interface SideMenuWords {
  title: string
  back: string
  close: string
  bookNow: string
  language: string
  newTab: string
}

interface SideMenuProps {
  entries: readonly MenuEntry[]
  words: SideMenuWords
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called when the menu has closed: the focus goes back to what opened it. */
  onReturnFocus: () => void
}

/** The menu overlay: full width on mobile, 400 px above (site.md, section 2, "Side menu overlay"). */
export function SideMenu({ entries, words, isOpen, onOpenChange, onReturnFocus }: SideMenuProps) {
  const close = () => onOpenChange(false)

  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="side-menu-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="side-menu"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onReturnFocus()
          }}
        >
          <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
          <div className="sticky top-0 z-10 flex h-nav flex-none items-center justify-between bg-snow pr-2 pl-5 md:pr-4 md:pl-8">
            <Dialog.Close className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-sans text-button font-medium">
              <Icon drawing={ArrowLeft} className="size-5" />
              {words.back}
            </Dialog.Close>
            <Dialog.Close
              aria-label={words.close}
              className="grid size-12 flex-none cursor-pointer place-items-center"
            >
              <Icon drawing={X} className="size-6" />
            </Dialog.Close>
          </div>
          <nav aria-label={words.title} className="flex-1 px-5 pt-1.5 pb-6 md:px-8">
            <MultipleAccordion>
              <ul>
                {entries.map((entry) => (
                  <SideMenuEntry key={entry.href} entry={entry} newTabLabel={words.newTab} onFollow={close} />
                ))}
              </ul>
            </MultipleAccordion>
          </nav>
          <div className="side-menu-foot">
            <div className="flex items-center justify-between">
              <a href={venue.phone.href} className="num inline-flex min-h-11 items-center hover:underline">
                {venue.phone.display}
              </a>
              <LanguageToggle label={words.language} className="-mr-2.5" />
            </div>
            <ExternalLink
              href={bookingEngine.accommodation}
              newTabLabel={words.newTab}
              className="btn w-full btn-primary"
            >
              {words.bookNow}
            </ExternalLink>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
