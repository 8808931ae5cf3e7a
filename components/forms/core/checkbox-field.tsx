'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from './field-error'
import { useField } from './form-context'
import { useChoice } from './use-choice'

interface CheckboxFieldProps {
  name: string
  label: ReactNode
  required?: boolean
  className?: string
}

/** Posts `on`. */
export function CheckboxField({ name, label, required = false, className }: CheckboxFieldProps) {
  const field = useField(name)
  const { value, onChange, onBlur } = useChoice<boolean>(name)
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
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
