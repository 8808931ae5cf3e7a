import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Above the label. */
  picture?: ReactNode
}

/** A radio button in a frame that is wholly clickable. */
export function RadioCard({ picture, children, ...input }: RadioCardProps) {
  return (
    <label
      className={clsx(
        'flex min-h-14 cursor-pointer flex-wrap items-center gap-2.5 control-frame px-3.5 py-2.5 text-ui font-medium',
        'has-checked:border-fir-950 has-checked:bg-snow-shade has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-fir-950',
      )}
    >
      {picture !== undefined && (
        <span className="-mx-3.5 -mt-2.5 h-18 w-[calc(100%+1.75rem)] flex-none lg:h-22 print:hidden">
          {picture}
        </span>
      )}
      <input
        {...input}
        type="radio"
        className="grid size-5 tick-control place-items-center rounded-full before:size-2.5 before:rounded-full checked:before:bg-copper"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
