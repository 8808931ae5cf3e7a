import clsx from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A button with a cross. `className` gives its size. */
export function CloseButton({ className = 'size-12', ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={clsx('grid flex-none cursor-pointer place-items-center', className)}
    >
      {/* Sonner takes a press on an icon for the start of a swipe. */}
      <X className="pointer-events-none size-6" />
    </button>
  )
}
