'use client'

import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { RadioCards } from '@/components/forms/core/radio-cards'
import { TextareaField } from '@/components/forms/core/textarea-field'
import type { InquiryContent } from './content'
import { Section } from './section'

export function ConferenceFields({ words }: Pick<InquiryContent, 'words'>) {
  const { fields, hints, meals } = words
  return (
    <div className="grid gap-y-6.5">
      <Section legend={words.accommodation}>
        <RadioCards
          name="needsAccommodation"
          label={fields.needsAccommodation}
          choices={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          className="max-w-105"
        />
        <TextareaField
          name="accommodationNotes"
          label={fields.accommodationNotes}
          optional
          hint={hints.accommodationNotes}
          className="mt-6.5"
        />
      </Section>
      <Section legend={words.mealsLegend}>
        <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
          <CheckboxField name="meals.morningCoffee" label={meals.morningCoffee} />
          <CheckboxField name="meals.lunch" label={meals.lunch} />
          <CheckboxField name="meals.afternoonCoffee" label={meals.afternoonCoffee} />
          <CheckboxField name="meals.dinner" label={meals.dinner} />
        </div>
      </Section>
    </div>
  )
}
