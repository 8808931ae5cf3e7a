import { useCallback, useEffect, useState } from 'react'

/** How often a pop-up that is due but in the way looks again. */
const LOOK_AGAIN_MS = 500

/** A dialog, the side menu or a dropdown that is open, or a dialog whose code is still on its way. */
const OPEN_OVERLAY = [
  '[role="dialog"][data-state="open"]',
  '[aria-haspopup="dialog"][aria-expanded="true"]',
  'header [aria-expanded="true"]',
].join()
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

let popupThatIsUp: string | null = null

/** True while a pop-up would get in a guest's way: another overlay is open, or something is being typed. */
function isInTheWay(): boolean {
  return (
    popupThatIsUp !== null ||
    document.querySelector(OPEN_OVERLAY) !== null ||
    document.activeElement?.matches(TYPING) === true
  )
}

interface PopupOptions {
  id: string
  /** When the page became interactive, as `performance.now()`. */
  openedAt: number
  /** After how long it is due, in milliseconds. */
  afterMs: number
  /** sessionStorage key that says it was there already in this session. */
  sessionKey: string
  /** When the key is set. */
  remember: 'shown' | 'closed'
}

/**
 * A pop-up's turn: due at its time, up as soon as no other one is and it is in nobody's way, once a session.
 * The cookie banner is no pop-up and takes no part.
 */
export function usePopup({ id, openedAt, afterMs, sessionKey, remember }: PopupOptions): {
  up: boolean
  close: () => void
} {
  const [up, setUp] = useState(false)

  useEffect(() => {
    if (readFlag(sessionKey)) return
    let timer = setTimeout(tryToOpen, openedAt + afterMs - performance.now())
    function tryToOpen() {
      if (isInTheWay()) {
        timer = setTimeout(tryToOpen, LOOK_AGAIN_MS)
        return
      }
      popupThatIsUp = id
      if (remember === 'shown') setFlag(sessionKey)
      setUp(true)
    }
    return () => {
      clearTimeout(timer)
      if (popupThatIsUp === id) popupThatIsUp = null
    }
  }, [id, openedAt, afterMs, sessionKey, remember])

  const close = useCallback(() => {
    setFlag(sessionKey)
    if (popupThatIsUp === id) popupThatIsUp = null
    setUp(false)
  }, [id, sessionKey])

  return { up, close }
}

function readFlag(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Without storage a pop-up could come on every page: then none comes at all.
    return true
  }
}

function setFlag(key: string): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // readFlag keeps pop-ups away in this case.
  }
}
