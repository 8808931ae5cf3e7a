import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** The drawing, imported by its name from `lucide`. */
  drawing: IconNode
  /** Width of the lines; the drawing is 24 units wide. */
  stroke?: number
  className?: string
}

/** A drawn sign beside words that say the same, so it is hidden from screen readers. As wide as its class says. */
export function Icon({ drawing, stroke = 1.75, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawing.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
