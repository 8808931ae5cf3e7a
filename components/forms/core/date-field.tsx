'use client'

import clsx from 'clsx'
import { FieldFrame } from './field-frame'
import { useControl, useField } from './form-context'

interface DateFieldProps {
  name: string
  hint?: string
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string | undefined
  max?: string | undefined
  className?: string
}

/** The browser's date field; it posts YYYY-MM-DD. */
export function DateField({ name, hint, min, max = '2099-12-31', className }: DateFieldProps) {
  const field = useField(name, { hint })
  const control = useControl(name, field)
  return (
    <FieldFrame field={field} hint={hint} className={className}>
      <input
        {...control}
        type="date"
        required
        min={min}
        max={max}
        defaultValue={field.initialValue}
        className={clsx('control appearance-none', field.isCorrected && 'border-success pr-12')}
      />
    </FieldFrame>
  )
}
