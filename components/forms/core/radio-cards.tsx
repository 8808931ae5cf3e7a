'use client'

import clsx from 'clsx'
import { RadioCard } from '@/components/ui/radio-card'
import { useChoice } from './checkbox-field'
import { FieldError } from './field-error'
import type { Choice, FieldProps } from './fields'
import { useField } from './form-context'

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
      <div className="grid grid-cols-2 gap-2.5 min-[40rem]:flex min-[40rem]:flex-wrap [&>label]:min-[40rem]:min-w-32 [&>label]:min-[40rem]:pr-5 [&>label:last-child:nth-child(odd)]:col-span-2">
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
