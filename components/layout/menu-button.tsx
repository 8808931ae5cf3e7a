'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { OnDemand } from '@/components/sections/page/on-demand'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import { useCurrentPath } from './menu-link'
import { FULL_MENU_ID, type MenuEntry } from './menu-rules'

const loadSideMenu = () => import('./side-menu')

/** Opens the side menu, whose code is fetched once the page is hydrated; until then the popover with the same links. */
export function MenuButton({ entries }: { entries: readonly MenuEntry[] }) {
  const path = useCurrentPath()
  const [t, side] = [useTranslations('layout'), useTranslations('sideMenu')]
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const sideMenu = useOnDemand(loadSideMenu)
  const { prepare } = sideMenu
  const button = useRef<HTMLButtonElement>(null)
  const shownPath = useRef(path)

  useEffect(prepare, [prepare])
  // A link, Back and Forward close the menu.
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    setIsOpen(false)
    document.getElementById(FULL_MENU_ID)?.hidePopover?.()
  }, [path])

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={isHydrated ? undefined : FULL_MENU_ID}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-expanded={isHydrated ? isOpen : undefined}
        aria-busy={sideMenu.isPending || undefined}
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-2.25 font-sans text-button font-medium max-md:pl-2 md:px-1.5 bar:justify-center"
        onClick={() => {
          setIsOpen(true)
          void sideMenu.request()
        }}
      >
        <span
          aria-hidden="true"
          className="block h-2.25 w-5.5 border-y-2 border-current @max-[30rem]/header:hidden"
        />
        <span className="bar:sr-only">{t('menu')}</span>
      </button>
      <OnDemand part={sideMenu} name={side('nameInFailure')} onDismiss={() => setIsOpen(false)}>
        {({ SideMenu }) => (
          <SideMenu entries={entries} isOpen={isOpen} onOpenChange={setIsOpen} returnFocus={button} />
        )}
      </OnDemand>
    </>
  )
}
