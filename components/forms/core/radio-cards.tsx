'use client'

import clsx from 'clsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from './field-error'
import { useField, useFormDetails } from './form-context'
import type { Choice } from './select-field'

interface RadioCardsProps {
  name: string
  choices: readonly Choice[]
  /** Checked if none of the choices is the current value. */
  initial: string
  onChoose?: () => void
  className?: string
}

/** The first radio button has the field's id, for the link of the error summary. */
export function RadioCards({ name, choices, initial, onChoose, className }: RadioCardsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const field = useField(name)
  const { recheck } = useFormDetails()
  const {
    field: { value, onChange },
  } = useController({ name, defaultValue: field.initialValue ?? initial, rules: { onChange: recheck } })
  const chosen = choices.some((choice) => choice.value === value) ? value : initial

  // A choice made before hydration.
  const adopt = useEffectEvent((checked: string | undefined) => {
    if (checked !== undefined && checked !== chosen) onChange(checked)
  })
  useEffect(() => adopt(group.current?.querySelector<HTMLInputElement>(':checked')?.value), [])

  return (
    <fieldset
      ref={group}
      className={clsx('flex min-w-0 flex-col gap-3', className)}
      aria-describedby={field.aria['aria-describedby']}
    >
      <legend className="mb-3 text-ui font-semibold">{field.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,calc(50%-0.3125rem)),1fr))] gap-2.5">
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-14 cursor-pointer items-center gap-2.5 rounded-sm border-[1.5px] border-edge bg-white px-3.5 py-2.5 text-ui font-medium hover:border-fir-950 has-checked:border-fir-950 has-checked:bg-snow-shade has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-fir-950 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir-950"
          >
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={(event) => {
                onChange(event)
                onChoose?.()
              }}
              className="grid size-5 flex-none cursor-pointer appearance-none place-items-center rounded-full border-[1.5px] border-fir-950 bg-white before:size-2.5 before:rounded-full checked:before:bg-copper focus-visible:shadow-none focus-visible:outline-none forced-colors:appearance-auto"
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </fieldset>
  )
}
