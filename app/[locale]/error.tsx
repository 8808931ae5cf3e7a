'use client'

import { useEffect } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { failureLabels } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'

interface PageErrorProps {
  error: unknown
  /** Renders the page anew. */
  reset: () => void
}

/** How long after "try again" a failure counts as the same one. */
const SAME_FAILURE_MS = 1000
/** When "try again" was last pressed. The card is a new one after each failure, so it cannot remember by itself. */
let retriedAt = -Infinity

/** Shown in place of a page that could not be rendered. A page that fails again right after a retry is reloaded. */
export default function PageError({ error, reset }: PageErrorProps) {
  const { language } = useLanguage()
  useEffect(() => {
    console.error(error)
    if (performance.now() - retriedAt < SAME_FAILURE_MS) window.location.reload()
  }, [error])

  function retry() {
    retriedAt = performance.now()
    reset()
  }

  return (
    <div className="wrap pt-[calc(var(--spacing-nav)+var(--spacing-block))] pb-section">
      <ErrorCard {...failureLabels(language)} headingLevel={1} onRetry={retry} />
    </div>
  )
}
