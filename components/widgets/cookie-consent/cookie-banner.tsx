'use client'

import { useEffect, useState, type ComponentProps } from 'react'
import { onAskedAgain, readConsent } from '@/lib/consent/consent'
import type { CookieNotice } from './cookie-notice'

/** After how long a visitor without a stored answer is asked. */
const APPEARS_AFTER_MS = 1000

/**
 * Asks once what may reach a third party. It is no dialog: focus stays where it is, and the
 * page can be used. What it shows is fetched only for those who have not answered, while the second runs.
 */
export function CookieBanner({ labels }: Pick<ComponentProps<typeof CookieNotice>, 'labels'>) {
  const [shown, setShown] = useState(false)
  const [Notice, setNotice] = useState<typeof CookieNotice>()

  useEffect(() => {
    const fetchNotice = () =>
      import('./cookie-notice').then(
        (module) => setNotice(() => module.CookieNotice),
        () => {
          // Without an answer nothing reaches a third party, so a question that cannot be asked does no harm.
        },
      )
    const show = () => setShown(true)
    const stopListening = onAskedAgain(() => {
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
    // In the page from the start, so that its filling is announced.
    <div aria-live="polite">
      {shown && Notice && <Notice labels={labels} onClose={() => setShown(false)} />}
    </div>
  )
}
