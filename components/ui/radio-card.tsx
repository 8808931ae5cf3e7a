import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** A radio button in a frame that is wholly clickable. */
export function RadioCard({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label
      className={clsx(
        'flex min-h-14 cursor-pointer items-center gap-2.5 control-frame px-3.5 py-2.5 text-ui font-medium',
        'has-checked:border-fir-950 has-checked:bg-snow-shade has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-fir-950',
      )}
    >
      <input
        {...input}
        type="radio"
        className="grid size-5 tick-control place-items-center rounded-full before:size-2.5 before:rounded-full checked:before:bg-copper"
      />
      {children}
    </label>
  )
}
