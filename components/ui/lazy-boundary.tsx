'use client'

import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import type { ErrorCardLabels } from './error-card'

interface LazyBoundaryProps {
  labels: ErrorCardLabels
  /** Unmounts the children, and the card with them. */
  onDismiss: () => void
  /** Shown while the children load; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Around a component that loads when a guest asks for it. If it cannot be fetched, for want of a connection or because a
 * deployment has removed the old files, a card appears in the corner and the page keeps what was typed.
 */
export function LazyBoundary({ labels, onDismiss, fallback, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary labels={labels} className="fixed top-nav right-0 z-50 shadow-panel" onDismiss={onDismiss}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
