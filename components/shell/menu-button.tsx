'use client'

import { lazy, useRef, useState } from 'react'
import { PartBoundary } from '@/components/ui/part-boundary'
import type { MenuEntry } from './menu-rules'
import type { SideMenuWords } from './side-menu'
import { useCurrentPath } from './use-current-path'

const loadSideMenu = () => import('./side-menu')
const prepareSideMenu = () => {
  loadSideMenu().catch(() => {
    // Nobody has asked for the menu yet; if it fails on the click too, the card below says so.
  })
}
const SideMenu = lazy(async () => ({ default: (await loadSideMenu()).SideMenu }))

interface MenuButtonProps {
  /** Visible from 768 px up to where the bar shows its menu, the button's name everywhere. */
  label: string
  entries: readonly MenuEntry[]
  words: SideMenuWords
  /** What the card calls the menu when its code cannot be fetched. */
  nameInFailure: string
  /** Address of the same menu within the page, for browsers without JavaScript. */
  fallbackHref: string
}

/** Opens the side menu, whose code is fetched when a visitor reaches for it. */
export function MenuButton({ label, entries, words, nameInFailure, fallbackHref }: MenuButtonProps) {
  const path = useCurrentPath()
  // The menu belongs to the page it was opened on, so it is closed on the next one.
  const [openedOn, setOpenedOn] = useState<string>()
  const [isWanted, setIsWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const content = (
    <>
      <span aria-hidden="true" className="block h-2.25 w-5.5 border-y-2 border-current" />
      <span className="menu-button-word">{label}</span>
    </>
  )
  return (
    <>
      <button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={openedOn === path}
        className="menu-button needs-js"
        onPointerEnter={prepareSideMenu}
        onFocus={prepareSideMenu}
        onClick={() => {
          setIsWanted(true)
          setOpenedOn(path)
        }}
      >
        {content}
      </button>
      <a href={fallbackHref} className="menu-button no-js">
        {content}
      </a>
      {isWanted && (
        <PartBoundary name={nameInFailure} onDismiss={() => setIsWanted(false)}>
          <SideMenu
            entries={entries}
            words={words}
            isOpen={openedOn === path}
            onOpenChange={(isOpen) => setOpenedOn(isOpen ? path : undefined)}
            returnFocus={button}
          />
        </PartBoundary>
      )}
    </>
  )
}
