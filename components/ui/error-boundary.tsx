'use client'

import { Component, type ReactNode } from 'react'
import { ErrorCard, type ErrorCardLabels } from './error-card'

interface ErrorBoundaryProps {
  labels: ErrorCardLabels
  /** Classes of the box around the card. */
  className?: string
  onDismiss?: () => void
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
}

/**
 * Shows a card in place of children that failed; the rest of the page stays. "Try again" renders them again; if that
 * fails, the page is reloaded.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false }
  private isRetrying = false

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    console.error(error)
    if (this.isRetrying) window.location.reload()
  }

  override componentDidUpdate(): void {
    if (!this.state.hasFailed) this.isRetrying = false
  }

  private retry = () => {
    this.isRetrying = true
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    const { labels, className, onDismiss, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <div className={className}>
        <ErrorCard {...labels} onRetry={this.retry} onDismiss={onDismiss} />
      </div>
    )
  }
}
