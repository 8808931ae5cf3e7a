import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { readStored, writeStored, type StoredKey } from '@/lib/browser/storage'
import { useOnDemand } from '@/lib/browser/use-on-demand'

const FADE_MS = 300
const CHECK_MS = 500
/** In a narrow window a pop-up comes this long after the answer to the cookie notice at the earliest. */
const AFTER_ANSWER_MS = 2000

/** A dialog, the side menu or a dropdown that is open, or a dialog that is loading; a field in which somebody types. */
const BUSY = [
  '[role="dialog"][data-state="open"]',
  '[aria-haspopup="dialog"][aria-expanded="true"]',
  'header [aria-expanded="true"]',
  ':is(input:not([type="checkbox"], [type="radio"]), textarea, select):focus',
].join()

interface PopupOptions<Module> {
  load: () => Promise<Module>
  /** Pop-ups open on the home page only. */
  isHome: boolean
  /** Asked when it would open. */
  isInSeason?: () => boolean
  afterMs: number
  /** In sessionStorage, once the pop-up was closed or, if so said, shown: it stays away for the rest of the session. */
  flag: StoredKey
  isFlaggedWhenShown?: boolean
}

/**
 * Opens a pop-up after `afterMs`, once per session, when no overlay is open and nobody is typing. In a narrow window it
 * also waits until no other pop-up is open, and for the answer to the cookie notice and 2 s more. It fades out when it is
 * closed and when its page is left. The guest did not ask for it: one that cannot be fetched stays closed.
 */
export function usePopup<Module>({
  load,
  isHome,
  isInSeason = () => true,
  afterMs,
  flag,
  isFlaggedWhenShown = false,
}: PopupOptions<Module>) {
  const { loaded, request, dismiss } = useOnDemand(load)
  const [isFading, setFading] = useState(false)
  const isDue = useEffectEvent(isInSeason)

  useEffect(() => {
    // Without storage a pop-up could open on every page: none opens at all.
    if (!isHome || readStored(flag) !== null) return
    let isLeft = false
    let checksLeft = afterMs / CHECK_MS
    const timer = setInterval(async () => {
      const isNarrow = matchMedia('(width < 48rem)').matches
      const isAsked = isNarrow && document.querySelector('.cookie-banner')
      checksLeft = Math.max(checksLeft - 1, isAsked ? AFTER_ANSWER_MS / CHECK_MS + 1 : 0)
      const isOtherOpen = isNarrow && document.querySelector('.christmas-popup')
      if (checksLeft > 0 || isOtherOpen || document.querySelector(BUSY)) return
      clearInterval(timer)
      if (!isDue() || !(await request())) return
      if (isLeft) dismiss()
      else if (isFlaggedWhenShown) writeStored(flag, 'true')
    }, CHECK_MS)
    return () => {
      isLeft = true
      clearInterval(timer)
      setFading(true)
    }
  }, [request, dismiss, isHome, afterMs, flag, isFlaggedWhenShown])

  useEffect(() => {
    if (!isFading) return
    const timer = setTimeout(() => {
      dismiss()
      setFading(false)
    }, FADE_MS)
    return () => clearTimeout(timer)
  }, [isFading, dismiss])

  const close = useCallback(() => {
    writeStored(flag, 'true')
    setFading(true)
  }, [flag])

  return { loaded, isFading, close }
}
