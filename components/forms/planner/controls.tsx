'use client'

import { Printer } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FieldError } from '@/components/forms/core/field-error'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCard } from '@/components/ui/radio-card'
import { Link } from '@/lib/i18n/link'
import { inquiryHref } from '@/lib/routes/inquiry-href'
import { MAX_TYPED, PLANNER_FORM_ID, toQuery, type PlannerValues } from './address'

interface PlannerInputProps extends ComponentProps<'input'> {
  name: 'guests' | 'date' | 'nights'
  label: ReactNode
  hint?: string
  error: string | undefined
}

/** Each control of the planner registers itself with the form around it. */
export function PlannerInput({ name, label, hint, error, ...input }: PlannerInputProps) {
  const { register, formState } = useFormContext<PlannerValues>()
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
        defaultValue={formState.defaultValues?.[name]}
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

interface PlannerChoicesProps<Name extends keyof PlannerValues> {
  name: Name
  options: readonly { value: string; label: string | undefined; detail?: string | undefined }[]
}

export function PlannerCheckboxes({ name, options }: PlannerChoicesProps<'meals' | 'activities'>) {
  const { register, formState } = useFormContext<PlannerValues>()
  return (
    <div className="grid gap-x-gutter min-[40rem]:grid-cols-2">
      {options.map(({ value, label, detail }) => (
        <Checkbox
          key={value}
          {...register(name)}
          id={`${PLANNER_FORM_ID}-${value}`}
          value={value}
          defaultChecked={formState.defaultValues?.[name]?.includes(value)}
        >
          {label}
          <span className="block text-small font-normal quiet">{detail}</span>
        </Checkbox>
      ))}
    </div>
  )
}

/** Controlled: `register` would lose what is chosen before hydration. */
export function PlannerRadios({ name, options }: PlannerChoicesProps<'type' | 'rooms'>) {
  const { field } = useController<PlannerValues>({ name })
  return options.map(({ value, label, detail }) => (
    <RadioCard
      key={value}
      name={name}
      value={value}
      checked={field.value === value}
      onChange={() => field.onChange(value)}
      onBlur={field.onBlur}
    >
      <span>
        {label}
        <span className="mt-1 block text-small font-normal quiet empty:hidden">{detail}</span>
      </span>
    </RadioCard>
  ))
}

export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => print()} className="btn btn-secondary noscript:hidden">
      <Printer />
      {label}
    </button>
  )
}

/** Leads to the inquiry with what is filled in, which the page may not have answered yet. */
export function SendPlanLink({ children }: { children: ReactNode }) {
  const values = useWatch() as PlannerValues
  const about = `conference-${values.type}` as const
  const href = inquiryHref({ about, fromConference: true, plan: toQuery(values) })
  return (
    <Link href={href} prefetch={false} className="btn btn-primary">
      {children}
    </Link>
  )
}
