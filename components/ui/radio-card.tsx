import type { ComponentProps, ReactNode } from 'react'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The label. */
  children: ReactNode
}

/** A radio button in a frame that is wholly clickable. */
export function RadioCard({ children, ...input }: RadioCardProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-2.5 rounded-sm border-[1.5px] border-edge bg-white px-3.5 py-2.5 text-ui font-medium hover:border-fir-950 has-checked:border-fir-950 has-checked:bg-snow-shade has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-fir-950 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir-950">
      <input
        {...input}
        type="radio"
        className="grid size-5 flex-none cursor-pointer appearance-none place-items-center rounded-full border-[1.5px] border-fir-950 bg-white before:size-2.5 before:rounded-full checked:before:bg-copper focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto"
      />
      {children}
    </label>
  )
}
