'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FieldError } from '@/components/forms/core/field-error'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCard } from '@/components/ui/radio-card'
import { MAX_TYPED, PLANNER_FORM_ID, type PlannerValues } from './address'

interface PlannerInputProps extends ComponentProps<'input'> {
  name: 'guests' | 'date' | 'nights'
  label: ReactNode
  hint?: string
  error: string | undefined
}

/** Each control of the planner registers itself with the form around it. */
export function PlannerInput({ name, label, hint, error, ...input }: PlannerInputProps) {
  const { register } = useFormContext<PlannerValues>()
  const id = `${PLANNER_FORM_ID}-${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-sans text-h4">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 text-small quiet">
          {hint}
        </p>
      )}
      <input
        autoComplete="off"
        maxLength={input.type === undefined ? MAX_TYPED : undefined}
        {...input}
        {...register(name)}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

interface PlannerCheckboxProps extends Pick<ComponentProps<'input'>, 'defaultChecked'> {
  name: 'meals' | 'activities'
  value: string
  children: ReactNode
}

export function PlannerCheckbox({ name, value, ...checkbox }: PlannerCheckboxProps) {
  const { register } = useFormContext<PlannerValues>()
  return <Checkbox {...checkbox} {...register(name)} id={`${PLANNER_FORM_ID}-${value}`} value={value} />
}

interface PlannerRadioProps {
  name: 'type' | 'rooms'
  value: string
  children: ReactNode
}

/** Controlled: `register` would lose what is chosen before hydration. */
export function PlannerRadio({ name, value, children }: PlannerRadioProps) {
  const { field } = useController<PlannerValues>({ name })
  return (
    <RadioCard
      name={name}
      value={value}
      checked={field.value === value}
      onChange={() => field.onChange(value)}
      onBlur={field.onBlur}
    >
      {children}
    </RadioCard>
  )
}
