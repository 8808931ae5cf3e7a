'use client'

import { useTranslations } from 'next-intl'
import { Component, type ReactNode } from 'react'
import { ErrorCard } from '@/components/ui/error-card'
import { retryOrReload } from '@/lib/browser/retry-or-reload'
import type { Part } from '@/lib/browser/use-on-demand'

interface OnDemandProps<Module> {
  part: Part<Module>
  /** Of the part, for the card. */
  name?: string
  onDismiss: () => void
  /** Shown while the part is being fetched; nothing by default. */
  loading?: ReactNode
  children: (loaded: Module) => ReactNode
}

/**
 * Shows a part of the page once it has been fetched. If it fails or cannot be fetched, for want of a connection or because
 * a deployment has removed the old files, a card appears in the corner and the page keeps what was typed.
 */
export function OnDemand<Module>({ part, name, onDismiss, loading, children }: OnDemandProps<Module>) {
  const [t, layout] = [useTranslations('failure'), useTranslations('layout')]
  function handleDismiss() {
    part.dismiss()
    onDismiss()
  }
  async function handleRetry() {
    // Offline the browser would show its own page of an error.
    if (!(await part.request()) && navigator.onLine) location.reload()
  }
  const card = (onRetry: () => void) => (
    <div className="fixed top-nav right-0 z-50 shadow-panel">
      <ErrorCard
        title={name === undefined ? t('title') : t('titleOf', { part: name })}
        text={t('text')}
        retry={t('retry')}
        close={layout('close')}
        onRetry={onRetry}
        onDismiss={handleDismiss}
      />
    </div>
  )
  if (part.loaded === undefined) return part.hasFailed ? card(handleRetry) : part.isPending && loading
  return <ErrorBoundary card={card}>{children(part.loaded)}</ErrorBoundary>
}

interface ErrorBoundaryProps {
  card: (onRetry: () => void) => ReactNode
  children: ReactNode
}

// `catchError` of next/error would bring a page of errors, 2 kB on every page.
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    console.error(error)
  }

  override render(): ReactNode {
    const { card, children } = this.props
    if (!this.state.hasFailed) return children
    return card(() => retryOrReload(() => this.setState({ hasFailed: false })))
  }
}
