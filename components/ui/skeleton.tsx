import clsx from 'clsx'

/** Background behind a placeholder. */
export type SkeletonTone = 'snow' | 'fir'

interface SkeletonProps {
  tone?: SkeletonTone
  className?: string
}

/** Placeholder of a picture that loads. Decorative. */
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
      <div className="size-16 bg-current mask-[url(/drawings/mark.svg)] mask-contain mask-center mask-no-repeat" />
    </div>
  )
}
