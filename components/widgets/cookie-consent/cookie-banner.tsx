'use client'

import clsx from 'clsx'
import { useEffect, useState, type ComponentProps } from 'react'
import { readConsent } from '@/lib/consent/consent'
import type { CookieNotice } from './cookie-notice'

const APPEARS_AFTER_MS = 1000
const ASKED_AGAIN = 'cookieconsentask'

const load = () => import('./cookie-notice').catch(() => undefined)

/** Asks for consent once, without taking the focus. The notice is fetched only for guests who have not answered. */
export function CookieBanner({ labels }: Pick<ComponentProps<typeof CookieNotice>, 'labels'>) {
  const [Notice, setNotice] = useState<typeof CookieNotice>()
  const [isClosed, setIsClosed] = useState(false)

  function close() {
    setNotice(undefined)
    setIsClosed(true)
  }

  useEffect(() => {
    const show = async () => {
      const loaded = await load()
      // Without an answer nothing is sent to third parties, so a failure needs no word.
      if (loaded) setNotice(() => loaded.CookieNotice)
      else setIsClosed(true)
    }
    const showUnlessAnswered = () => readConsent() === 'unanswered' && show()
    const timer = setTimeout(showUnlessAnswered, APPEARS_AFTER_MS)
    if (readConsent() === 'unanswered') void load()
    window.addEventListener(ASKED_AGAIN, show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(ASKED_AGAIN, show)
    }
  }, [])

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
      {Notice && <Notice labels={labels} onClose={close} />}
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
