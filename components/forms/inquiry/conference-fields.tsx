'use client'

import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { RadioCards } from '@/components/forms/core/radio-cards'
import { TextareaField } from '@/components/forms/core/textarea-field'
import type { InquiryContent } from './inquiry-content'
import { Section } from './section'

export function ConferenceFields({ labels }: Pick<InquiryContent, 'labels'>) {
  return (
    <div className="grid gap-y-6.5">
      <Section legend={labels.accommodation}>
        <RadioCards
          name="needsAccommodation"
          choices={[
            { value: 'yes', label: labels.yes },
            { value: 'no', label: labels.no },
          ]}
          initial="yes"
          className="max-w-105"
        />
        <TextareaField name="accommodationNotes" hint={labels.hints.accommodationNotes} className="mt-6.5" />
      </Section>
      <Section legend={labels.mealsLegend}>
        <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
          <CheckboxField name="meals.morningCoffee" />
          <CheckboxField name="meals.lunch" />
          <CheckboxField name="meals.afternoonCoffee" />
          <CheckboxField name="meals.dinner" />
        </div>
      </Section>
    </div>
  )
}
