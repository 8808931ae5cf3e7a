import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  id: string
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <div className="relative flex min-h-11 items-start gap-3.5">
      <input
        {...input}
        type="checkbox"
        className="peer mt-2.5 size-6 tick-control rounded-sm checked:bg-fir-950 aria-invalid:border-2 aria-invalid:border-danger"
      />
      <Check className="pointer-events-none absolute top-3.5 left-1 hidden size-4 stroke-3 text-snow peer-checked:block forced-colors:!hidden" />
      <label htmlFor={input.id} className="flex-1 cursor-pointer py-2.25 text-ui font-medium">
        {children}
      </label>
    </div>
  )
}
