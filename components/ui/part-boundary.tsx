'use client'

import { Suspense, type ReactNode } from 'react'
import { closeFailure, failureWords } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'
import { ErrorBoundary } from './error-boundary'

interface PartBoundaryProps {
  /** What the part is called in the visitor's language, for the card's title. */
  name?: string
  /** Takes the part away, so that the card goes with it. */
  onDismiss: () => void
  /** Shown while it is on its way; nothing by default. */
  whileLoading?: ReactNode
  children: ReactNode
}

/**
 * Around what is fetched only when a visitor asks for it: a lost connection, or a deployment that took the old files
 * away, then shows a card in the corner and leaves the page, and what was typed there, as it is.
 */
export function PartBoundary({ name, onDismiss, whileLoading, children }: PartBoundaryProps) {
  const { language } = useLanguage()
  return (
    <ErrorBoundary
      words={failureWords(language, name)}
      className="fixed top-nav right-0 z-50 shadow-panel"
      dismiss={{ label: closeFailure(language), onDismiss }}
    >
      <Suspense fallback={whileLoading}>{children}</Suspense>
    </ErrorBoundary>
  )
}
