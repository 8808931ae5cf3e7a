'use client'

import clsx from 'clsx'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FieldFrame } from './field-frame'
import { useControl, useField } from './form-context'

interface TextFieldProps {
  name: string
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'number'
  /** For `type="number"`. */
  min?: number
  inputMode?: 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  className?: string
}

export function TextField({ name, hint, className, type = 'text', ...input }: TextFieldProps) {
  const field = useField(name, { hint })
  const control = useControl(name, field)
  return (
    <FieldFrame field={field} hint={hint} className={className}>
      <input
        {...control}
        {...input}
        type={type}
        required={!field.isOptional}
        spellCheck={type === 'text' ? undefined : false}
        defaultValue={field.initialValue}
        className={clsx('control', field.isCorrected && 'border-success pr-12')}
      />
    </FieldFrame>
  )
}
