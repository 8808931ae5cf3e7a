'use client'

import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { onAskedAgain, readConsent } from '@/lib/consent/consent'
import type { CookieNotice } from './cookie-notice'

/** After how long a visitor without a stored answer is asked (site.md, section 9). */
const APPEARS_AFTER_MS = 1000

const loadNotice = async () => ({ default: (await import('./cookie-notice')).CookieNotice })
const Notice = lazy(loadNotice)

/**
 * Asks once what may reach a third party (contract, "Consent"). It is no dialog: focus stays where it is, and the
 * page can be used. What it shows is fetched only for those who have not answered, while the second runs.
 */
export function CookieBanner({ words }: Pick<ComponentProps<typeof CookieNotice>, 'words'>) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const show = () => setShown(true)
    const stopListening = onAskedAgain(show)
    if (readConsent() !== 'unanswered') return stopListening
    loadNotice().catch(() => {
      // Asked for again when it is due.
    })
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
      {shown && (
        <Suspense>
          <Notice words={words} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  )
}
