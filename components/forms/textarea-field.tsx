'use client'

import clsx from 'clsx'
import { Field } from './field'
import { useField } from './use-field'

interface TextareaFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  className?: string
}

/** Several lines of text. */
export function TextareaField({ name, label, hint, optional, className }: TextareaFieldProps) {
  const field = useField(name, { hint })
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <textarea
        {...field.control}
        required={!optional}
        rows={4}
        defaultValue={field.typed}
        className={clsx('block control resize-y py-3.5', field.corrected && 'border-success pr-12')}
      />
    </Field>
  )
}
