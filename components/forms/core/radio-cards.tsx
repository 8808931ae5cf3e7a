'use client'

import clsx from 'clsx'
import { RadioCard } from '@/components/ui/radio-card'
import { FieldError } from './field-error'
import type { FieldProps } from './field-frame'
import { useControl, useField } from './form-context'
import type { Choice } from './select-field'

interface RadioCardsProps extends Pick<FieldProps, 'name' | 'label' | 'className'> {
  choices: readonly Choice[]
  onChoose?: (value: string) => void
}

/** The first radio button has the field's id, for the link of the error summary. */
export function RadioCards({ name, label, choices, onChoose, className }: RadioCardsProps) {
  const field = useField(name)
  const {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': _invalid,
    ...control
  } = useControl(name, field)
  return (
    <fieldset className={clsx('flex min-w-0 flex-col gap-3', className)} aria-describedby={describedBy}>
      <legend className="mb-3 text-ui font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.25rem,calc(50%-0.3125rem)),1fr))] gap-2.5">
        {choices.map(({ value, label: choice }, index) => (
          <RadioCard
            {...control}
            key={value}
            id={index === 0 ? id : undefined}
            value={value}
            defaultChecked={value === field.initialValue}
            onChange={async (event) => {
              onChoose?.(value)
              await control.onChange(event)
            }}
          >
            {choice}
          </RadioCard>
        ))}
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </fieldset>
  )
}
