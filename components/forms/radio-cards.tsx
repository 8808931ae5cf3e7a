'use client'

import clsx from 'clsx'
import { FieldError } from './field-error'
import type { Choice } from './select-field'
import { useField } from './use-field'

interface RadioCardsProps {
  name: string
  legend: string
  choices: readonly Choice[]
  /** Checked where nothing has been chosen yet. */
  initial: string
  onChoose?: (value: string) => void
  className?: string
}

/** A row of choices of which one is checked. The first one carries the field's id, for the error summary's link. */
export function RadioCards({ name, legend, choices, initial, onChoose, className }: RadioCardsProps) {
  const field = useField(name)
  const checked = choices.some(({ value }) => value === field.typed) ? field.typed : initial
  return (
    <fieldset
      className={clsx('flex min-w-0 flex-col gap-3', className)}
      aria-describedby={field.control['aria-describedby']}
    >
      <legend className="mb-3 text-ui font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,calc(50%-0.3125rem)),1fr))] gap-2.5">
        {choices.map(({ value, label }, index) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-2.5 rounded-sm border-[1.5px] border-edge bg-white px-3.5 py-2.5 text-ui font-medium hover:border-fir-950 has-checked:border-fir-950 has-checked:bg-snow-shade has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-fir-950 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir-950"
          >
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={name}
              value={value}
              defaultChecked={value === checked}
              onChange={() => onChoose?.(value)}
              className="grid size-5 flex-none cursor-pointer appearance-none place-items-center rounded-full border-[1.5px] border-fir-950 bg-white before:size-2.5 before:rounded-full checked:before:bg-copper focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </fieldset>
  )
}
