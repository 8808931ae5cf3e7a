'use client'

import clsx from 'clsx'
import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { FieldError } from './field-error'
import { useControl, useField } from './form-context'

interface CheckboxFieldProps {
  name: string
  /** In place of the field's label, where it contains links. */
  label?: ReactNode
  required?: boolean
  className?: string
}

/** Posts `on`. */
export function CheckboxField({ name, label, required = false, className }: CheckboxFieldProps) {
  const field = useField(name)
  const control = useControl(name, field)
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <div className="relative flex min-h-11 items-start gap-3.5">
        <input
          {...control}
          type="checkbox"
          required={required}
          defaultChecked={field.initialValue === 'on'}
          className={clsx(
            'peer mt-2.5 size-6 flex-none cursor-pointer appearance-none rounded-sm border-[1.5px] border-fir-950 bg-white',
            'checked:bg-fir-950 aria-invalid:border-2 aria-invalid:border-danger forced-colors:appearance-auto',
          )}
        />
        <Icon
          icon={Check}
          stroke={3}
          className="pointer-events-none absolute top-3.5 left-1 hidden size-4 text-snow peer-checked:block forced-colors:!hidden"
        />
        <label htmlFor={field.id} className="flex-1 cursor-pointer py-2.25 text-ui font-medium">
          {label ?? field.label}
        </label>
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  )
}
