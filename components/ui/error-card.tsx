'use client'

interface ErrorCardProps {
  title: string
  text: string
  retry: string
  /** Needed with `onDismiss`. */
  close?: string
  onRetry: () => void
  /** Removes the card; the rest of the page works without what failed. */
  onDismiss?: () => void
  level?: 1 | 2
}

/** Replaces something that could not be shown. */
export function ErrorCard({ title, text, retry, close, onRetry, onDismiss, level = 2 }: ErrorCardProps) {
  const Title = `h${level}` as const
  return (
    <div role="alert" className="max-w-lead border-t-3 border-danger bg-white p-6 text-fir-950 md:p-8.5">
      <Title className="text-h3">{title}</Title>
      <p className="mt-3 text-ui">{text}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        <button className="btn btn-primary" onClick={onRetry}>
          {retry}
        </button>
        {onDismiss && (
          <button className="btn btn-secondary" onClick={onDismiss}>
            {close}
          </button>
        )}
      </div>
    </div>
  )
}
