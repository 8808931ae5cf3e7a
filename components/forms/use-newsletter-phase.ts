'use client'

import { useEffect, useState } from 'react'
import type { ActionResult } from '@/lib/submissions/result'

/** `sent`: the button shows a tick; `thanks`: the message stands in the form's place. */
export type NewsletterPhase = 'form' | 'sent' | 'thanks'

/** How long each phase of a success lasts (site.md, section 4). */
const PHASE_MS = { sent: 2000, thanks: 5000 } as const

/**
 * Where the newsletter form is after an answer: the tick for 2 s, the thank-you for 5 s, and the form again.
 * A page that came back without JavaScript shows the thank-you at once.
 */
export function useNewsletterPhase(answer: ActionResult | null): NewsletterPhase {
  const [seen, setSeen] = useState(answer)
  const [phase, setPhase] = useState<NewsletterPhase>(answer?.ok ? 'thanks' : 'form')

  if (answer !== seen) {
    setSeen(answer)
    setPhase(answer?.ok ? 'sent' : 'form')
  }

  useEffect(() => {
    if (phase === 'form') return
    const timer = setTimeout(() => setPhase(phase === 'sent' ? 'thanks' : 'form'), PHASE_MS[phase])
    return () => clearTimeout(timer)
  }, [phase, answer])

  return phase
}
