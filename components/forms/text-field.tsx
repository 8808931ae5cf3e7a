'use client'

import clsx from 'clsx'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Field } from './field'
import { useField } from './use-field'

interface TextFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  type?: 'text' | 'email' | 'tel' | 'number'
  /** Smallest number, for `type="number"`. */
  min?: number
  inputMode?: 'numeric'
  autoComplete?: HTMLInputAutoCompleteAttribute
  className?: string
}

/** One line of text, a number, an e-mail address or a phone number. */
export function TextField({
  name,
  label,
  hint,
  optional,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const field = useField(name, { hint })
  return (
    <Field field={field} label={label} hint={hint} optional={optional} className={className}>
      <input
        {...field.control}
        {...input}
        type={type}
        required={!optional}
        spellCheck={type === 'text' ? undefined : false}
        defaultValue={field.typed}
        className={clsx('control', field.corrected && 'border-success pr-12')}
      />
    </Field>
  )
}
