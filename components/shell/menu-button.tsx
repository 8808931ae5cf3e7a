'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import type { FailureWords } from '@/content/failures'
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
  /** Shown when the menu's code cannot be fetched. */
  failure: FailureWords
  /** Address of the same menu within the page, for browsers without JavaScript. */
  fallbackHref: string
}

/** Opens the side menu, whose code is fetched when a visitor reaches for it. */
export function MenuButton({ label, entries, words, failure, fallbackHref }: MenuButtonProps) {
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
        <ErrorBoundary words={failure} className="fixed top-nav right-0 z-50 shadow-panel">
          <Suspense>
            <SideMenu
              entries={entries}
              words={words}
              isOpen={openedOn === path}
              onOpenChange={(isOpen) => setOpenedOn(isOpen ? path : undefined)}
              onReturnFocus={() => button.current?.focus()}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
