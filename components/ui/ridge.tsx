import clsx from 'clsx'
import { ridgeShapes } from './ridge-shapes'

interface RidgeProps {
  shape?: keyof typeof ridgeShapes
  /** The ground it stands on: fir in heroes, snow for the one morning ridge. */
  tone?: 'fir' | 'snow'
  /** Height; the width is always full. */
  className?: string
}

/** The ridge between a picture and the ground that carries the text. Sits on the top edge of a `relative` parent. */
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
