import { useCallback, useEffect, useEffectEvent, useState } from 'react'

const FADE_MS = 300
const RETRY_MS = 500
/** A pop-up comes this long after the answer to the cookie notice at the earliest. */
const AFTER_ANSWER_MS = 2000

/** A dialog, the side menu or a dropdown that is open, or a dialog that is loading. */
const OPEN_OVERLAY = [
  '[role="dialog"][data-state="open"]',
  '[aria-haspopup="dialog"][aria-expanded="true"]',
  'header [aria-expanded="true"]',
].join()
/** The cookie notice, also while it is being fetched. */
const COOKIE_NOTICE = '[data-asking]'
/** Where it and a pop-up do not fit into the window together. */
const NARROW_WINDOW = '(width < 48rem)'
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

type PopupState = 'closed' | 'open' | 'fading'

interface PopupOptions {
  id: string
  /** Pop-ups open on the home page only. */
  isHome: boolean
  /** Whether it is its time of the year; asked when it would open. */
  isInSeason?: () => boolean
  afterMs: number
  /** sessionStorage key that keeps it closed for the rest of the session. */
  sessionKey: string
  /** When the key is set. */
  remember: 'shown' | 'closed'
}

let openPopup: string | undefined

/**
 * Opens a pop-up after `afterMs`, once per session, when no overlay is open and nobody is typing. In a narrow window it
 * also waits until no other pop-up is open, and for the answer to the cookie notice and 2 s more. It fades out when it is
 * closed and when its page is left.
 */
export function usePopup({ id, isHome, isInSeason, afterMs, sessionKey, remember }: PopupOptions): {
  state: PopupState
  close: () => void
} {
  const [state, setState] = useState<PopupState>('closed')
  const fade = useCallback(() => setState((before) => (before === 'open' ? 'fading' : before)), [])

  const isDue = useEffectEvent(() => isInSeason?.() ?? true)

  useEffect(() => {
    if (!isHome || readFlag(sessionKey)) return
    let checksLeft = AFTER_ANSWER_MS / RETRY_MS
    let timer = setTimeout(tryToOpen, afterMs - AFTER_ANSWER_MS)
    function tryToOpen() {
      if (!isDue()) return
      if (isCookieAnswerMissing()) checksLeft = AFTER_ANSWER_MS / RETRY_MS + 1
      if (checksLeft > 0 || isBlocked()) {
        checksLeft -= 1
        timer = setTimeout(tryToOpen, RETRY_MS)
        return
      }
      openPopup = id
      if (remember === 'shown') setFlag(sessionKey)
      setState('open')
    }
    return () => {
      clearTimeout(timer)
      fade()
    }
  }, [id, isHome, afterMs, sessionKey, remember, fade])

  useEffect(() => {
    if (state !== 'fading') return
    const timer = setTimeout(() => {
      openPopup = undefined
      setState('closed')
    }, FADE_MS)
    return () => clearTimeout(timer)
  }, [state])

  const close = useCallback(() => {
    setFlag(sessionKey)
    fade()
  }, [sessionKey, fade])

  return { state, close }
}

function isBlocked(): boolean {
  return (
    (openPopup !== undefined && isWindowNarrow()) ||
    document.querySelector(OPEN_OVERLAY) !== null ||
    document.activeElement?.matches(TEXT_FIELD) === true
  )
}

const isWindowNarrow = () => matchMedia(NARROW_WINDOW).matches

function isCookieAnswerMissing(): boolean {
  return isWindowNarrow() && document.querySelector(COOKIE_NOTICE) !== null
}

function readFlag(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Without storage a pop-up could open on every page: none opens at all.
    return true
  }
}

function setFlag(key: string): void {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // readFlag keeps pop-ups closed in this case.
  }
}
