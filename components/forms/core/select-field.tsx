'use client'

import clsx from 'clsx'
import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { FieldFrame, type FieldProps } from './field-frame'
import { useControl, useField } from './form-context'

/** A choice of a select, or of a row of radio cards. */
export interface Choice {
  value: string
  label: string
}

interface SelectFieldProps extends FieldProps {
  /** A group with a label becomes an `optgroup`. */
  groups: readonly { label?: string | undefined; choices: readonly Choice[] }[]
}

export function SelectField({ name, label, optional, hint, groups, className }: SelectFieldProps) {
  const field = useField(name, hint)
  const control = useControl(name, field)
  const options = (choices: readonly Choice[]) =>
    choices.map(({ value, label: text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
  return (
    <FieldFrame field={{ ...field, isCorrected: false }} {...{ label, optional, hint, className }}>
      <select
        {...control}
        defaultValue={field.initialValue}
        className={clsx('control appearance-none pr-11', field.isCorrected && 'border-success')}
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
      <Icon icon={ChevronDown} className="pointer-events-none absolute top-4.25 right-3.5 size-5" />
    </FieldFrame>
  )
}
