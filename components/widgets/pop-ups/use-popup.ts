import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { readStored, type StoredKey, writeStored } from '@/lib/browser/storage'
import { useOnDemand } from '@/lib/browser/use-on-demand'

export const CHRISTMAS_AFTER_MS = 6000
export const NEWSLETTER_AFTER_MS = 60_000
export const FADE_MS = 300
export const CHECK_MS = 100
/** In a narrow window a pop-up comes this long after the answer to the cookie notice. */
export const AFTER_ANSWER_MS = 2000
/** It waits for that answer at most this long after its own time. */
export const LONGEST_WAIT_MS = 20_000

/** A dialog, the side menu or a dropdown that is open, or a dialog that is loading; a field in which somebody types. */
export const BUSY = [
  '[role="dialog"][data-state="open"]',
  '[aria-haspopup="dialog"]:is([aria-expanded="true"], [aria-busy="true"])',
  'header [aria-expanded="true"]',
  ':is(input:not([type="checkbox"], [type="radio"]), textarea, select):focus',
].join()

interface PopupOptions<Module> {
  load: () => Promise<Module>
  /** When the home page was shown, in ms; undefined on another page, where no pop-up opens. */
  shownAt: number | undefined
  /** Asked when it would open. */
  isInSeason?: () => boolean
  afterMs: number
  /** How much of a narrow window it covers from the foot, in rem. */
  height: number
  /** In sessionStorage, once the pop-up was closed or, if so said, shown: it stays away for the rest of the session. */
  flag: StoredKey
  isFlaggedWhenShown?: boolean
}

/**
 * Opens a pop-up after `afterMs`, once per session, when no overlay is open and nobody is typing. In a narrow window it
 * also waits until no other pop-up is open, until it would cover no button of the hero, and for the answer to the cookie
 * notice. It fades out when it is closed and when its page is left. The guest did not ask for it: one that cannot be
 * fetched stays closed.
 */
export function usePopup<Module>({
  load,
  shownAt,
  isInSeason = () => true,
  afterMs,
  height,
  flag,
  isFlaggedWhenShown = false,
}: PopupOptions<Module>) {
  const { loaded, request, dismiss } = useOnDemand(load)
  const [isFading, setFading] = useState(false)
  const isDue = useEffectEvent(isInSeason)

  useEffect(() => {
    // Without storage a pop-up could open on every page: none opens at all.
    if (shownAt === undefined || readStored(flag) !== null) return
    let isLeft = false
    // Its code may have been long on the way.
    let elapsed = Date.now() - shownAt
    let earliest = afterMs
    const check = async () => {
      const isNarrow = matchMedia('(width < 48rem)').matches
      const isAsked = isNarrow && document.querySelector('.foot-notice > *')?.getClientRects().length
      if (isAsked)
        earliest = Math.min(Math.max(afterMs, elapsed + AFTER_ANSWER_MS), afterMs + LONGEST_WAIT_MS)
      const isOtherOpen = isNarrow && document.querySelector('.season-card')
      if (elapsed < earliest || isOtherOpen || document.querySelector(BUSY)) return
      if (isNarrow && isHeroButtonBelow(height)) return
      clearInterval(timer)
      if (!isDue() || !(await request())) return
      if (isLeft) dismiss()
      else if (isFlaggedWhenShown) writeStored(flag, 'true')
    }
    const timer = setInterval(() => {
      elapsed += CHECK_MS
      void check()
    }, CHECK_MS)
    void check()
    return () => {
      isLeft = true
      clearInterval(timer)
      setFading(true)
    }
  }, [request, dismiss, shownAt, afterMs, height, flag, isFlaggedWhenShown])

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

/** Whether a button of the hero is in sight where a pop-up would cover it. */
function isHeroButtonBelow(height: number): boolean {
  const style = getComputedStyle(document.documentElement)
  const top =
    innerHeight - height * parseFloat(style.fontSize) - parseFloat(style.getPropertyValue('--notice-cover'))
  return [...document.querySelectorAll('.hero .btn')].some((button) => {
    const box = button.getBoundingClientRect()
    return box.bottom > Math.max(0, top) && box.top < innerHeight
  })
}
