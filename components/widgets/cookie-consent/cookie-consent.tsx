'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readConsent, storeConsent, subscribeToConsent } from '@/lib/browser/consent'

const APPEARS_AFTER_MS = 1000
const ASKED_AGAIN = 'cookieconsentask'

/**
 * Asks for consent once, without taking the focus. It stands before the page in the tab order, at the window's foot or,
 * where it would take more than a third of the window, above the page (app/styles/widgets.css).
 */
export function CookieConsent({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'waiting' | 'shown' | 'closed'>('waiting')
  const bar = useRef<HTMLDivElement>(null)
  // The button that brought it back.
  const opener = useRef<HTMLElement>(null)

  useEffect(() => {
    const show = () => setState('shown')
    const showAgain = ({ detail }: CustomEventInit<HTMLElement>) => {
      opener.current = detail ?? null
      flushSync(show)
      if (bar.current?.firstElementChild instanceof HTMLElement) bar.current.firstElementChild.focus()
    }
    const timer = setTimeout(() => readConsent() === 'unanswered' && show(), APPEARS_AFTER_MS)
    window.addEventListener(ASKED_AGAIN, showAgain as EventListener)
    // It may be answered in another tab, unless it was answered before and brought back.
    const unsubscribe = subscribeToConsent(
      () => readConsent() !== 'unanswered' && !opener.current && setState('closed'),
    )
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener(ASKED_AGAIN, showAgain as EventListener)
    }
  }, [])

  useEffect(() => {
    const notice = bar.current?.firstElementChild
    if (!(notice instanceof HTMLElement)) return
    const measure = () => keepRoom(notice)
    const observer = new ResizeObserver(measure)
    observer.observe(notice)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [state])

  function handleClick({ target }: MouseEvent) {
    const control = target instanceof Element && target.closest<HTMLButtonElement>('a, button')
    if (!control) return
    if (control.value) storeConsent(control.value === 'true')
    setState('closed')
    opener.current?.focus()
    opener.current = null
  }

  return (
    // A live region must be on the page before its content changes.
    <div
      ref={bar}
      aria-live="polite"
      data-state={state}
      onClick={handleClick}
      className="foot-notice print:hidden"
    >
      {state !== 'closed' && children}
    </div>
  )
}

/** Tells the styles how much of the window's foot a notice takes, and moves it above the page where that is too much. */
function keepRoom(notice: HTMLElement): void {
  const { style, dataset, clientHeight } = document.documentElement
  delete dataset.noticeAbove
  const isAtFoot = getComputedStyle(notice).position === 'fixed'
  const isTooHigh = isAtFoot && notice.offsetHeight > clientHeight / 3
  if (isTooHigh) dataset.noticeAbove = ''
  style.setProperty('--notice-height', isAtFoot && !isTooHigh ? `${notice.offsetHeight}px` : '0px')
}

/** Brings the banner back, so that consent is as easy to withdraw as to give. Hidden without JavaScript. */
export function CookieSettingsButton({ label, className }: { label: string; className: string }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) =>
        window.dispatchEvent(new CustomEvent(ASKED_AGAIN, { detail: currentTarget }))
      }
      className={className}
    >
      {label}
    </button>
  )
}
