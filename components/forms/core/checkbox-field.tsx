'use client'

import { useEffect, useEffectEvent, type FocusEvent, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from './field-error'
import { leadsToSubmit, useField, useFormDetails } from './form-context'
import { readFormValues } from './form-values'

/** A checkbox or a group of radio buttons, with what the guest chose before hydration. */
export function useChoice<Value extends string | boolean>(name: string) {
  const { id } = useFormDetails()
  const { field } = useController({ name })
  const value = field.value as Value
  const adopt = useEffectEvent(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const chosen = readFormValues(new FormData(form), { [name]: value })[name]
    if (chosen !== value) field.onChange(chosen)
  })
  useEffect(() => adopt(), [])
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
  label: ReactNode
  required?: boolean
}

/** Posts `on`. */
export function CheckboxField({ name, label, required = false }: CheckboxFieldProps) {
  const field = useField(name)
  const { value, onChange, onBlur } = useChoice<boolean>(name)
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        {...field.aria}
        name={name}
        required={required}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      >
        {label}
      </Checkbox>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  )
}
