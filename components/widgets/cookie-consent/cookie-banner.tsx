'use client'

import clsx from 'clsx'
import { useEffect, useState, type ComponentProps } from 'react'
import { onBannerReopened, readConsent } from '@/lib/consent/consent'
import type { CookieNotice } from './cookie-notice'

const APPEARS_AFTER_MS = 1000

/**
 * Asks for consent once, without taking the focus. The notice is fetched only for guests who have not answered.
 */
export function CookieBanner({ labels }: Pick<ComponentProps<typeof CookieNotice>, 'labels'>) {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'closed'>('waiting')
  const [Notice, setNotice] = useState<typeof CookieNotice>()

  useEffect(() => {
    const show = () => setPhase('shown')
    const showUnlessAnswered = () => {
      if (readConsent() === 'unanswered') show()
    }
    const timer =
      readConsent() === 'unanswered' ? setTimeout(showUnlessAnswered, APPEARS_AFTER_MS) : undefined
    const fetchNotice = () =>
      import('./cookie-notice').then(
        (module) => setNotice(() => module.CookieNotice),
        () => {
          // Without an answer nothing is sent to third parties, so there is nothing to report.
          clearTimeout(timer)
          setPhase('closed')
        },
      )
    const stopListening = onBannerReopened(() => {
      void fetchNotice()
      show()
    })
    if (timer !== undefined) void fetchNotice()
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [])

  return (
    // A live region must be on the page before its content changes.
    <div
      aria-live="polite"
      // Pop-ups wait for the answer (use-popup.ts).
      data-asking={phase === 'shown' || undefined}
      // Its room is there before it, so that nothing moves when it appears.
      className={clsx(
        'notice-room',
        phase !== 'closed' && 'in-data-[consent=unanswered]:min-h-(--notice-height)',
      )}
    >
      {phase === 'shown' && Notice && <Notice labels={labels} onClose={() => setPhase('closed')} />}
    </div>
  )
}
