'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { RefObject, TransitionEvent } from 'react'
import { NewTabLink } from '@/components/sections/page/new-tab-link'
import * as Accordion from '@/components/ui/accordion'
import { Dialog } from '@/components/ui/dialog'
import { bookingEngine, venue } from '@/content/venue'
import { textIn } from '@/lib/i18n/locales'
import { LocaleSwitcher } from './locale-switcher'
import { MenuLines, MenuRow, menuRow } from './menu-row'
import type { MenuEntry } from './menu-rules'

interface SideMenuProps {
  entries: readonly MenuEntry[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Its rows are collapsed whenever it opens. */
export function SideMenu({ entries, isOpen, onOpenChange, returnFocus }: SideMenuProps) {
  const [locale, t, side] = [useLocale(), useTranslations('layout'), useTranslations('sideMenu')]
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      variant="side"
      title={t('menu')}
      backLabel={side('back')}
      closeLabel={side('close')}
      returnFocus={returnFocus}
      footer={
        <div className="relative grid flex-none gap-3.5 bg-snow-shade px-5 pt-5.5 pb-6.5 md:px-8">
          {/* It says that the rows go on below the bar. */}
          <div className="pointer-events-none absolute inset-x-0 bottom-full h-10 bg-linear-to-t from-snow" />
          <div className="flex flex-wrap items-center justify-between">
            <a href={venue.phone.href} className="num inline-flex min-h-11 items-center hover:underline">
              {textIn(venue.phone.display, locale)}
            </a>
            {/* The page that is loaded again has no open menu. */}
            <div onSubmit={close}>
              <LocaleSwitcher className="-mr-2.5" />
            </div>
          </div>
          <NewTabLink href={bookingEngine.accommodation} className="btn w-full btn-primary">
            {t('bookNow')}
          </NewTabLink>
        </div>
      }
    >
      <nav aria-label={t('menu')} className="pt-1.5">
        <Accordion.MultipleRoot>
          <ul>
            {entries.map((entry) =>
              entry.lines.length > 0 ? (
                <li key={entry.href} className="scroll-mb-10" onTransitionEnd={handleTransitionEnd}>
                  <Accordion.Item value={entry.label}>
                    <Accordion.Trigger className={menuRow}>
                      {entry.label}
                      <Accordion.Sign />
                    </Accordion.Trigger>
                    <Accordion.Content isRegion={false}>
                      <MenuLines entry={entry} onNavigate={close} />
                    </Accordion.Content>
                  </Accordion.Item>
                </li>
              ) : (
                <li key={entry.href}>
                  <MenuRow entry={entry} onNavigate={close} />
                </li>
              ),
            )}
          </ul>
        </Accordion.MultipleRoot>
      </nav>
    </Dialog>
  )
}

function handleTransitionEnd({ currentTarget, propertyName }: TransitionEvent) {
  const isOpen = currentTarget.querySelector('[aria-expanded="true"]') !== null
  if (isOpen && propertyName === 'grid-template-rows') currentTarget.scrollIntoView({ block: 'nearest' })
}
