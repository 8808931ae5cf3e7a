'use client'

import clsx from 'clsx'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FieldFrame, type FieldProps } from './field-frame'
import { useControl, useField } from './form-context'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'number'
  /** For `type="number"`. */
  min?: number
  inputMode?: 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
}

export function TextField({
  name,
  label,
  optional,
  hint,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const field = useField(name, hint)
  const control = useControl(name, field)
  return (
    <FieldFrame {...{ field, label, optional, hint, className }}>
      <input
        {...control}
        {...input}
        type={type}
        required={!optional}
        spellCheck={type === 'text' ? undefined : false}
        defaultValue={field.initialValue}
        className={clsx('control', field.isCorrected && 'border-success pr-12')}
      />
    </FieldFrame>
  )
}
