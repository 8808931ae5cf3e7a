import clsx from 'clsx'

/** The ground that a placeholder stands on. */
export type SkeletonTone = 'snow' | 'fir'

interface SkeletonProps {
  tone?: SkeletonTone
  className?: string
}

/** Stands where a picture is about to be: a quiet ground with the mark. Decorative, and it does not move. */
export function Skeleton({ tone = 'snow', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      data-skeleton
      className={clsx(
        'grid place-items-center',
        tone === 'fir' ? 'bg-fir-900 text-fir-700' : 'bg-snow-shade text-rule',
        className,
      )}
    >
      <div className="size-16 skeleton-mark" />
    </div>
  )
}
