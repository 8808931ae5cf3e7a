'use client'

import clsx from 'clsx'
import { FieldFrame, type FieldProps } from './field-frame'
import { useControl, useField } from './form-context'

export function TextareaField({ name, label, optional, hint, className }: FieldProps) {
  const field = useField(name, hint)
  const control = useControl(name, field)
  return (
    <FieldFrame {...{ field, label, optional, hint, className }}>
      <textarea
        {...control}
        required={!optional}
        rows={4}
        defaultValue={field.initialValue}
        className={clsx('block control resize-y py-3.5', field.isCorrected && 'border-success pr-12')}
      />
    </FieldFrame>
  )
}
