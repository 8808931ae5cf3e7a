'use client'

import clsx from 'clsx'
import { Field } from './field'
import { useField } from './use-field'

interface DateFieldProps {
  name: string
  label: string
  hint?: string
  className?: string
}

/** A day, in the browser's own date field; it posts YYYY-MM-DD whatever format it shows. */
export function DateField({ name, label, hint, className }: DateFieldProps) {
  const field = useField(name, { hint })
  return (
    <Field field={field} label={label} hint={hint} className={className}>
      <input
        {...field.control}
        type="date"
        required
        max="2099-12-31"
        defaultValue={field.typed}
        className={clsx('control appearance-none', field.corrected && 'border-success pr-12')}
      />
    </Field>
  )
}
