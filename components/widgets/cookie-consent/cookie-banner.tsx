'use client'

import { useEffect, useState, type ComponentProps } from 'react'
import { onBannerReopened, readConsent } from '@/lib/consent/consent'
import type { CookieNotice } from './cookie-notice'

const APPEARS_AFTER_MS = 1000

/**
 * Asks for consent once, without taking the focus. The notice is fetched only for guests who have not answered.
 */
export function CookieBanner({ labels }: Pick<ComponentProps<typeof CookieNotice>, 'labels'>) {
  const [shown, setShown] = useState(false)
  const [Notice, setNotice] = useState<typeof CookieNotice>()

  useEffect(() => {
    const fetchNotice = () =>
      import('./cookie-notice').then(
        (module) => setNotice(() => module.CookieNotice),
        () => {
          // Without an answer nothing is sent to third parties, so there is nothing to report.
        },
      )
    const show = () => setShown(true)
    const stopListening = onBannerReopened(() => {
      void fetchNotice()
      show()
    })
    if (readConsent() !== 'unanswered') return stopListening
    void fetchNotice()
    const timer = setTimeout(() => {
      if (readConsent() === 'unanswered') show()
    }, APPEARS_AFTER_MS)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [])

  return (
    // A live region must be on the page before its content changes.
    <div aria-live="polite">
      {shown && Notice && <Notice labels={labels} onClose={() => setShown(false)} />}
    </div>
  )
}
