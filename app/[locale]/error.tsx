'use client'

import { useEffect } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { failureLabels } from '@/content/failures'
import { useLanguage } from '@/lib/i18n/language-provider'

interface PageErrorProps {
  error: unknown
  /** Renders the page again. */
  reset: () => void
}

/** A failure within this time of a retry counts as the same one. */
const SAME_FAILURE_MS = 1000
/** Time of the last retry. Module state, because the component is mounted again after each failure. */
let retriedAt = -Infinity

/** A page that fails again right after a retry is reloaded. */
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
    <div className="wrap pt-[calc(var(--spacing-nav)+var(--spacing-group))] pb-section">
      <ErrorCard {...failureLabels(language)} headingLevel={1} onRetry={retry} />
    </div>
  )
}
