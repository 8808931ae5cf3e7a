'use client'

import clsx from 'clsx'
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { useController } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCard } from '@/components/ui/radio-card'
import { FieldError } from './field-error'
import type { Choice, FieldProps } from './fields'
import { leadsToSubmit, useField, useFormDetails } from './form-context'
import { readFormValues } from './form-values'

/** A checkbox or a group of radio buttons, with what the guest chose before hydration. */
function useChoice<Value extends string | boolean>(name: string) {
  const { id } = useFormDetails()
  const { field } = useController({ name })
  const value = field.value as Value
  const readChoice = useEffectEvent(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const chosen = readFormValues(new FormData(form), { [name]: value })[name]
    if (chosen !== value) field.onChange(chosen)
  })
  useEffect(() => readChoice(), [])
  return {
    value,
    onChange: (chosen: Value) => field.onChange(chosen),
    onBlur: (event: FocusEvent) => {
      if (!leadsToSubmit(event)) field.onBlur()
    },
  }
}

interface CheckboxFieldProps {
  name: string
  required?: boolean
  /** In place of the field's label. */
  children?: ReactNode
}

/** Posts `on`. */
export function CheckboxField({ name, required = false, children }: CheckboxFieldProps) {
  const field = useField(name)
  const { value, onChange, onBlur } = useChoice<boolean>(name)
  return (
    <div data-field className="flex scroll-my-6 flex-col gap-1">
      <Checkbox
        {...field.aria}
        name={name}
        required={required}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      >
        {children ?? field.label}
      </Checkbox>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  )
}

interface RadioCardsProps extends Omit<FieldProps, 'optional'> {
  choices: readonly Choice[]
  /** By the choice's value. */
  pictures?: Readonly<Record<string, ReactNode>>
  onChange?: () => void
}

/** The first radio button has the field's id, for the link of the error summary. */
export function RadioCards({ name, choices, pictures, onChange, className }: RadioCardsProps) {
  const field = useField(name)
  const chosen = useChoice<string>(name)
  return (
    <fieldset
      data-field
      className={clsx('flex min-w-0 scroll-my-6 flex-col gap-3', className)}
      aria-describedby={field.aria['aria-describedby']}
    >
      <legend className="mb-3 text-ui font-semibold">{field.label}</legend>
      <div
        className={clsx(
          // Text that is too large for two columns has one.
          'grid gap-2.5 max-[24rem]:fit-cols-33 min-[24rem]:grid-cols-2 [&>label:last-child:nth-child(odd)]:col-[1/-1] md:[&>label:last-child:nth-child(odd)]:col-span-2',
          choices.length === 5 || choices.length === 6 ? 'md:grid-cols-3' : 'md:grid-cols-4',
        )}
      >
        {choices.map((choice, index) => (
          <RadioCard
            key={choice.value}
            id={index === 0 ? field.id : undefined}
            name={name}
            value={choice.value}
            picture={pictures?.[choice.value]}
            checked={choice.value === chosen.value}
            onChange={() => {
              chosen.onChange(choice.value)
              onChange?.()
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
