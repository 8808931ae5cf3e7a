import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from '@/components/forms/core/field-error'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCard } from '@/components/ui/radio-card'
import { MAX_TYPED, PLANNER_FORM_ID } from './query'

interface PlannerInputProps extends ComponentProps<'input'> {
  name: string
  label: ReactNode
  hint?: string
  error: string | undefined
}

export function PlannerInput({ name, label, hint, error, ...input }: PlannerInputProps) {
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
        maxLength={input.type === undefined ? MAX_TYPED : undefined}
        {...input}
        name={name}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

interface PlannerChoicesProps<Chosen> {
  name: string
  chosen: Chosen
  options: readonly { value: string; label: string | undefined; detail?: string | undefined }[]
}

/** On phones a list with the details at its right. */
export function PlannerCheckboxes({ name, chosen, options }: PlannerChoicesProps<readonly string[]>) {
  return (
    <div className="grid gap-x-gutter border-b hairline md:grid-cols-2 md:border-0 xl:grid-cols-3">
      {options.map(({ value, label, detail }) => (
        <div key={value} className="border-t hairline md:border-0">
          <Checkbox
            name={name}
            id={`${PLANNER_FORM_ID}-${value}`}
            value={value}
            defaultChecked={chosen.includes(value)}
          >
            <span className="flex flex-wrap justify-between gap-x-4 md:block">
              {label}
              <span className="block text-small font-normal quiet">{detail}</span>
            </span>
          </Checkbox>
        </div>
      ))}
    </div>
  )
}

export function PlannerRadios({ name, chosen, options }: PlannerChoicesProps<string>) {
  return options.map(({ value, label, detail }) => (
    <RadioCard key={value} name={name} value={value} defaultChecked={chosen === value}>
      {label}
      <span className="mt-1 block text-small font-normal quiet empty:hidden">{detail}</span>
    </RadioCard>
  ))
}
