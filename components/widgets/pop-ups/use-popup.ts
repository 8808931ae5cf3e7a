import { useCallback, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { readStored, writeStored, type StoredKey } from '@/lib/browser/storage'

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

interface PopupOptions<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Pop-ups open on the home page only. */
  isHome: boolean
  /** Whether it is its time of the year; asked when it would open. */
  isInSeason?: () => boolean
  afterMs: number
  /** In sessionStorage, once the pop-up was closed or, if so said, shown: it stays away for the rest of the session. */
  flag: StoredKey
  isFlaggedWhenShown?: boolean
}

interface Popup<Props> {
  /** Undefined while the pop-up is closed. */
  Component: ComponentType<Props> | undefined
  isFading: boolean
  close: () => void
}

let openPopup: StoredKey | undefined

/**
 * Opens a pop-up after `afterMs`, once per session, when no overlay is open and nobody is typing. In a narrow window it
 * also waits until no other pop-up is open, and for the answer to the cookie notice and 2 s more. It fades out when it is
 * closed and when its page is left. The guest did not ask for it: one that cannot be fetched stays closed.
 */
export function usePopup<Props>({
  load,
  isHome,
  isInSeason,
  afterMs,
  flag,
  isFlaggedWhenShown = false,
}: PopupOptions<Props>): Popup<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const [isFading, setFading] = useState(false)
  const isDue = useEffectEvent(() => isInSeason?.() ?? true)

  useEffect(() => {
    // Without storage a pop-up could open on every page: none opens at all.
    if (!isHome || readStored(flag) !== null) return
    let isLeft = false
    let checksLeft = AFTER_ANSWER_MS / RETRY_MS
    let timer = setTimeout(tryToOpen, afterMs - AFTER_ANSWER_MS)
    async function tryToOpen() {
      if (!isDue()) return
      if (isCookieAnswerMissing()) checksLeft = AFTER_ANSWER_MS / RETRY_MS + 1
      if (checksLeft > 0 || isBlocked()) {
        checksLeft -= 1
        timer = setTimeout(tryToOpen, RETRY_MS)
        return
      }
      openPopup = flag
      const loaded = await load().catch(() => undefined)
      if (isLeft || !loaded) {
        openPopup = undefined
        return
      }
      if (isFlaggedWhenShown) writeStored(flag, 'true')
      setComponent(() => loaded)
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
      setFading(true)
    }
  }, [load, isHome, afterMs, flag, isFlaggedWhenShown])

  useEffect(() => {
    if (!isFading) return
    const timer = setTimeout(() => {
      if (openPopup === flag) openPopup = undefined
      setComponent(undefined)
      setFading(false)
    }, FADE_MS)
    return () => clearTimeout(timer)
  }, [isFading, flag])

  const close = useCallback(() => {
    writeStored(flag, 'true')
    setFading(true)
  }, [flag])

  return { Component, isFading, close }
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
