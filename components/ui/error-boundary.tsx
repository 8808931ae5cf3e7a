'use client'

import { Component, type ReactNode } from 'react'
import { ErrorCard } from './error-card'

interface ErrorBoundaryProps {
  /** Words of the card, from `failureWords(locale, component)` in content/failures.ts. */
  words: { title: string; text: string; retry: string }
  /** Classes of the box around the card, where it stands in for something without a place of its own. */
  className?: string
  dismiss?: { label: string; onDismiss: () => void }
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
}

/**
 * Shows a card in place of a part that failed; the rest of the page stays. "Try again" renders the part again; if
 * that fails, the page is reloaded.
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
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className={this.props.className}>
        <ErrorCard {...this.props.words} onRetry={this.retry} dismiss={this.props.dismiss} />
      </div>
    )
  }
}
