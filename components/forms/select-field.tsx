'use client'

import clsx from 'clsx'
import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Field } from './field'
import { useField } from './use-field'

/** A choice of a select, or of a row of radio cards. */
export interface Choice {
  value: string
  label: string
}

interface SelectFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  /** Choices, or groups of them with a heading each. */
  groups: readonly { label?: string; choices: readonly Choice[] }[]
  className?: string
}

/** One choice of a list. */
export function SelectField({ name, label, hint, optional, groups, className }: SelectFieldProps) {
  const field = useField(name, { hint })
  const options = (choices: readonly Choice[]) =>
    choices.map(({ value, label: text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
  return (
    <Field
      field={{ ...field, corrected: false }}
      label={label}
      hint={hint}
      optional={optional}
      className={className}
    >
      <select
        {...field.control}
        required={!optional}
        defaultValue={field.typed}
        className={clsx('control appearance-none pr-11', field.corrected && 'border-success')}
      >
        {groups.map((group) =>
          group.label === undefined ? (
            options(group.choices)
          ) : (
            <optgroup key={group.label} label={group.label}>
              {options(group.choices)}
            </optgroup>
          ),
        )}
      </select>
      <Icon drawing={ChevronDown} className="pointer-events-none absolute top-4.25 right-3.5 size-5" />
    </Field>
  )
}
