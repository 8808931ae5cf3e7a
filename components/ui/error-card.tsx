'use client'

interface ErrorCardProps {
  title: string
  text: string
  /** Label of the button. */
  retry: string
  onRetry: () => void
  /** The way to put the card away, where the rest of the page goes on without what failed. */
  dismiss?: { label: string; onDismiss: () => void }
  /** Level of the title. */
  headingLevel?: 1 | 2
}

/** Stands in for something that could not be shown. */
export function ErrorCard({ title, text, retry, onRetry, dismiss, headingLevel = 2 }: ErrorCardProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div role="alert" className="max-w-lead border-t-3 border-danger bg-white p-6 text-fir-950 md:p-8.5">
      <Title className="text-h3">{title}</Title>
      <p className="mt-3 text-ui">{text}</p>
      <div className="mt-5 flex flex-wrap gap-4">
        <button className="btn btn-dark" onClick={onRetry}>
          {retry}
        </button>
        {dismiss && (
          <button className="btn btn-secondary" onClick={dismiss.onDismiss}>
            {dismiss.label}
          </button>
        )}
      </div>
    </div>
  )
}
