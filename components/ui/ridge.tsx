import clsx from 'clsx'
import { homeRidge, pageRidge } from './ridge-shapes'

interface RidgeProps {
  shape?: 'home' | 'page'
  /** The ground it stands on: fir in heroes, snow for the one morning ridge. */
  tone?: 'fir' | 'snow'
  /** Height; the width is always full. */
  className?: string
}

/** The ridge between a picture and the ground that carries the text. Sits on the top edge of a `relative` parent. */
export function Ridge({ shape = 'page', tone = 'fir', className }: RidgeProps) {
  const { ground, contours } = shape === 'home' ? homeRidge : pageRidge
  return (
    <svg
      viewBox="0 0 1440 260"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('ridge', tone === 'fir' ? 'text-fir-950' : 'text-snow', className)}
    >
      <path fill="currentColor" d={ground} />
      <g
        fill="none"
        className={tone === 'fir' ? 'stroke-rule-dark' : 'stroke-rule'}
        vectorEffect="non-scaling-stroke"
      >
        {contours.map(({ path, opacity }) => (
          <path key={path} d={path} strokeOpacity={opacity} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  )
}
