'use client'

import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { onAskedAgain, readConsent, storeConsent } from '@/lib/consent/consent'
import { Link } from '@/lib/i18n/link'

/** After how long a visitor without a stored answer is asked (site.md, section 9). */
const APPEARS_AFTER_MS = 1000

interface CookieBannerProps {
  words: {
    heading: string
    text: string
    policy: string
    accept: string
    decline: string
    close: string
  }
}

/**
 * Asks once what may reach a third party (contract, "Consent"). It is no dialog: focus stays where it is, and the
 * page can be used. Closing it stores nothing, so it returns on the next visit.
 */
export function CookieBanner({ words }: CookieBannerProps) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const show = () => setShown(true)
    const timer = setTimeout(() => {
      if (readConsent() === 'unanswered') show()
    }, APPEARS_AFTER_MS)
    const stopListening = onAskedAgain(show)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [])

  function answer(granted: boolean) {
    storeConsent(granted)
    setShown(false)
  }

  return (
    // In the page from the start, so that its filling is announced.
    <div aria-live="polite">
      {shown && (
        <section aria-label={words.heading} className="cookie-banner">
          <div className="flex items-center justify-between">
            <h2 className="text-h4">{words.heading}</h2>
            <button
              type="button"
              aria-label={words.close}
              onClick={() => setShown(false)}
              className="widget-close -my-2 -mr-3"
            >
              <X aria-hidden="true" strokeWidth={1.75} />
            </button>
          </div>
          <p className="mt-2 text-ui">
            {words.text}{' '}
            <Link href="/villkor?tab=website" onClick={() => setShown(false)} className="text-link">
              {words.policy}
            </Link>
          </p>
          <div className="mt-4 grid grid-cols-1 gap-2.5 min-[22rem]:grid-cols-2">
            <button type="button" onClick={() => answer(false)} className="btn btn-secondary px-3">
              {words.decline}
            </button>
            <button type="button" onClick={() => answer(true)} className="btn btn-secondary px-3">
              {words.accept}
            </button>
          </div>
        </section>
      )}
    </div>
  )
}
