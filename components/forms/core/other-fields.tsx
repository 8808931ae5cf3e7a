'use client'

import { CheckboxField } from './checkbox-field'
import { DateField } from './date-field'
import { useFormDetails } from './form-context'
import { ShownFor } from './shown-for'
import { TextareaField } from './textarea-field'
import { TextField } from './text-field'

interface OtherFieldsProps {
  /** Names of the fields that the form places itself. */
  placed: readonly string[]
  /** Values that decide which fields show and that no control of the form changes. */
  values: Readonly<Record<string, string>>
}

/** The fields that have no place of their own in the form, in the order of their definitions. */
export function OtherFields({ placed, values }: OtherFieldsProps) {
  const { fields } = useFormDetails()
  return Object.entries(fields)
    .filter(([name]) => !placed.includes(name))
    .filter(([, { shownFor = {} }]) =>
      Object.entries(values).every(([name, value]) => shownFor[name]?.includes(value) ?? true),
    )
    .map(([name, { control }]) => (
      <ShownFor key={name} name={name} className="col-span-full">
        {control === 'textarea' && <TextareaField name={name} />}
        {control === 'checkbox' && <CheckboxField name={name} />}
        {control === 'date' && <DateField name={name} />}
        {(control === 'text' || control === 'email' || control === 'tel' || control === 'number') && (
          <TextField name={name} type={control} />
        )}
      </ShownFor>
    ))
}
