import clsx from 'clsx'
import { ridgeShapes, type RidgeShape } from './ridge-shapes'

interface RidgeProps {
  shape?: RidgeShape
  /** Colour of the panel below it. */
  tone?: 'fir' | 'snow'
  /** Height; the width is always full. */
  className?: string
}

/** A mountain ridge between a picture and the panel below it, on the top edge of a `relative` parent. Decorative. */
export function Ridge({ shape = 'page', tone = 'fir', className }: RidgeProps) {
  return (
    <svg
      viewBox="0 0 1440 260"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('ridge', tone === 'fir' ? 'text-fir-950' : 'text-snow', className)}
    >
      <path fill="currentColor" d={ridgeShapes[shape]} />
      <use
        href={`/drawings/ridge-${shape}.svg#contours`}
        className={tone === 'fir' ? 'stroke-rule-dark' : 'stroke-rule'}
      />
    </svg>
  )
}
