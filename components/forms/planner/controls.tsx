'use client'

import type { ComponentProps } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCard } from '@/components/ui/radio-card'
import type { PlannerValues } from './address'

/** The controls of the planner. Each registers itself with the form around it. */
export function PlannerInput({
  name,
  ...input
}: ComponentProps<'input'> & { name: 'guests' | 'date' | 'nights' }) {
  const { register } = useFormContext<PlannerValues>()
  return <input {...input} {...register(name)} />
}

export function PlannerCheckbox({
  name,
  ...checkbox
}: ComponentProps<typeof Checkbox> & { name: 'meals' | 'activities' }) {
  const { register } = useFormContext<PlannerValues>()
  return <Checkbox {...checkbox} {...register(name)} />
}

/** Controlled: what is chosen before hydration would be lost by `register`. */
export function PlannerRadio({
  name,
  value,
  children,
}: Pick<ComponentProps<typeof RadioCard>, 'children'> & { name: 'type' | 'rooms'; value: string }) {
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
