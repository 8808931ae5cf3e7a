'use client'

import clsx from 'clsx'
import { RadioCard } from '@/components/ui/radio-card'
import { FieldError } from './field-error'
import type { FieldProps } from './field-frame'
import { useField } from './form-context'
import type { Choice } from './select-field'
import { useChoice } from './use-choice'

interface RadioCardsProps extends Pick<FieldProps, 'name' | 'label' | 'className'> {
  choices: readonly Choice[]
  onChoose?: () => void
}

/** The first radio button has the field's id, for the link of the error summary. */
export function RadioCards({ name, label, choices, onChoose, className }: RadioCardsProps) {
  const field = useField(name)
  const chosen = useChoice<string>(name)
  return (
    <fieldset
      className={clsx('flex min-w-0 flex-col gap-3', className)}
      aria-describedby={field.aria['aria-describedby']}
    >
      <legend className="mb-3 text-ui font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.25rem,calc(50%-0.3125rem)),1fr))] gap-2.5">
        {choices.map((choice, index) => (
          <RadioCard
            key={choice.value}
            id={index === 0 ? field.id : undefined}
            name={name}
            value={choice.value}
            checked={choice.value === chosen.value}
            onChange={() => {
              chosen.onChange(choice.value)
              onChoose?.()
            }}
          >
            {choice.label}
          </RadioCard>
        ))}
      </div>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </fieldset>
  )
}
