'use client'

import { Component, Suspense, type ReactNode } from 'react'
import { ErrorCard, type ErrorCardLabels } from './error-card'

interface LazyBoundaryProps {
  labels: ErrorCardLabels
  /** Unmounts the children, and the card with them. */
  onDismiss: () => void
  /** Shown while the children load; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Around a component that loads when a guest asks for it. If it fails or cannot be fetched, for want of a connection or
 * because a deployment has removed the old files, a card appears in the corner and the page keeps what was typed.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    console.error(error)
  }

  override render(): ReactNode {
    const { labels, onDismiss, fallback, children } = this.props
    if (!this.state.hasFailed) return <Suspense fallback={fallback}>{children}</Suspense>
    return (
      <div className="fixed top-nav right-0 z-50 shadow-panel">
        <ErrorCard {...labels} onDismiss={onDismiss} />
      </div>
    )
  }
}
