import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** Imported by its name from `lucide`. */
  icon: IconNode
  /** Width of the lines; the icon is 24 units wide. */
  stroke?: number
  className?: string
}

/** Decorative: hidden from assistive technology. Sized by its class. */
export function Icon({ icon, stroke = 1.75, className }: IconProps) {
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
      {icon.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  )
}
