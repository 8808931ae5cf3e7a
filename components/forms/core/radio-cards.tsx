'use client'

import clsx from 'clsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useController } from 'react-hook-form'
import { RadioCard } from '@/components/ui/radio-card'
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
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.25rem,calc(50%-0.3125rem)),1fr))] gap-2.5">
        {choices.map((choice, index) => (
          <RadioCard
            key={choice.value}
            id={index === 0 ? field.id : undefined}
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={(event) => {
              onChange(event)
              onChoose?.()
            }}
          >
            {choice.label}
          </RadioCard>
        ))}
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </fieldset>
  )
}
