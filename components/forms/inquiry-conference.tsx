'use client'

import { CheckboxField } from './checkbox-field'
import { InquirySection } from './inquiry-section'
import type { InquiryWords } from './inquiry-words'
import { RadioCards } from './radio-cards'
import { TextareaField } from './textarea-field'

/** Accommodation and meals, for the category conference alone (site.md, section 2). */
export function InquiryConference({ words }: Pick<InquiryWords, 'words'>) {
  const { fields, hints, meals } = words
  return (
    <div className="col-span-full hidden gap-y-6.5 group-has-[input[value=conference]:checked]/form:grid">
      <InquirySection legend={words.accommodation}>
        <RadioCards
          name="needsAccommodation"
          legend={fields.needsAccommodation}
          choices={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          initial="yes"
          className="max-w-105"
        />
        <TextareaField
          name="accommodationNotes"
          label={fields.accommodationNotes}
          hint={hints.accommodationNotes}
          optional
          className="mt-6.5"
        />
      </InquirySection>
      <InquirySection legend={words.mealsLegend}>
        <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
          <CheckboxField name="meals.morningCoffee" label={meals.morningCoffee} />
          <CheckboxField name="meals.lunch" label={meals.lunch} />
          <CheckboxField name="meals.afternoonCoffee" label={meals.afternoonCoffee} />
          <CheckboxField name="meals.dinner" label={meals.dinner} />
        </div>
      </InquirySection>
    </div>
  )
}
