'use client'

import clsx from 'clsx'
import { useEffect, useState, type ComponentProps } from 'react'
import { readConsent } from '@/lib/consent/consent'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import type { CookieNotice } from './cookie-notice'

const APPEARS_AFTER_MS = 1000
const ASKED_AGAIN = 'cookieconsentask'

const loadNotice = () => import('./cookie-notice')

/** Asks for consent once, without taking the focus. The notice is fetched only for guests who have not answered. */
export function CookieBanner({ labels }: Pick<ComponentProps<typeof CookieNotice>, 'labels'>) {
  const { loaded, hasFailed, request, prepare } = useOnDemand(loadNotice)
  const [state, setState] = useState<'waiting' | 'shown' | 'closed'>('waiting')
  // Without an answer nothing is sent to third parties, so a failure needs no word.
  const isClosed = state === 'closed' || hasFailed

  useEffect(() => {
    const show = () => {
      setState('shown')
      void request()
    }
    const timer = setTimeout(() => readConsent() === 'unanswered' && show(), APPEARS_AFTER_MS)
    if (readConsent() === 'unanswered') prepare()
    window.addEventListener(ASKED_AGAIN, show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(ASKED_AGAIN, show)
    }
  }, [request, prepare])

  return (
    // A live region must be on the page before its content changes.
    <div
      aria-live="polite"
      // Its room is there before it, so that nothing moves when it appears.
      className={clsx(
        'notice-room',
        isClosed ? 'closed' : 'in-data-[consent=unanswered]:min-h-(--notice-height)',
      )}
    >
      {state === 'shown' && loaded && (
        <loaded.CookieNotice labels={labels} onClose={() => setState('closed')} />
      )}
    </div>
  )
}

/** Brings the banner back, so that consent is as easy to withdraw as to give. Hidden without JavaScript. */
export function CookieSettingsButton({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" onClick={() => window.dispatchEvent(new Event(ASKED_AGAIN))} className={className}>
      {label}
    </button>
  )
}
