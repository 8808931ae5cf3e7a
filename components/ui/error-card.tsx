'use client'

interface ErrorCardProps {
  title: string
  text: string
  /** Label of the button. */
  retry: string
  onRetry: () => void
  /** Level of the title. */
  headingLevel?: 1 | 2
}

/** Stands in for something that could not be shown. */
export function ErrorCard({ title, text, retry, onRetry, headingLevel = 2 }: ErrorCardProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div role="alert" className="max-w-lead border-t-3 border-danger bg-white p-6 text-fir-950 md:p-8.5">
      <Title className="text-h3">{title}</Title>
      <p className="mt-3 text-ui">{text}</p>
      <button className="mt-5 btn btn-dark" onClick={onRetry}>
        {retry}
      </button>
    </div>
  )
}
