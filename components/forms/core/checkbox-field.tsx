'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from './field-error'
import { useControl, useField } from './form-context'

interface CheckboxFieldProps {
  name: string
  label: ReactNode
  required?: boolean
  className?: string
}

/** Posts `on`. */
export function CheckboxField({ name, label, required = false, className }: CheckboxFieldProps) {
  const field = useField(name)
  const control = useControl(name, field)
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <Checkbox {...control} required={required} defaultChecked={field.initialValue === true}>
        {label}
      </Checkbox>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  )
}
