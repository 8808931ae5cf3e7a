'use client'

import clsx from 'clsx'
import { FieldFrame } from './field-frame'
import { useControl, useField } from './form-context'

interface TextareaFieldProps {
  name: string
  hint?: string
  className?: string
}

export function TextareaField({ name, hint, className }: TextareaFieldProps) {
  const field = useField(name, { hint })
  const control = useControl(name, field)
  return (
    <FieldFrame field={field} hint={hint} className={className}>
      <textarea
        {...control}
        required={!field.isOptional}
        rows={4}
        defaultValue={field.initialValue}
        className={clsx('block control resize-y py-3.5', field.isCorrected && 'border-success pr-12')}
      />
    </FieldFrame>
  )
}
