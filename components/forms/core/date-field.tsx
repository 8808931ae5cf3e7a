'use client'

import clsx from 'clsx'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { today } from '@/lib/dates/today'
import { FieldFrame, type FieldProps } from './field-frame'
import { useControl, useField } from './form-context'

interface DateFieldProps extends Omit<FieldProps, 'optional'> {
  /** First day that can be chosen, YYYY-MM-DD. */
  min?: string | undefined
  /** Last day that can be chosen; `today` once the page is interactive, because it may have been built on another day. */
  max?: string
}

/** The browser's date field; it posts YYYY-MM-DD. */
export function DateField({ name, label, hint, min, max = '2099-12-31', className }: DateFieldProps) {
  const field = useField(name, hint)
  const isHydrated = useHydrated()
  const control = useControl(name, field)
  return (
    <FieldFrame {...{ field, label, hint, className }}>
      <input
        {...control}
        type="date"
        required
        min={min}
        max={max !== 'today' ? max : isHydrated ? today() : undefined}
        defaultValue={field.initialValue}
        className={clsx('control appearance-none', field.isCorrected && 'border-success pr-12')}
      />
    </FieldFrame>
  )
}
