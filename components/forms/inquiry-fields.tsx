'use client'

import { Link } from '@/lib/i18n/link'
import type { Category, FormType } from '@/lib/inquiries/fields'
import { DateField } from './date-field'
import { InquiryConference } from './inquiry-conference'
import { InquiryPackage } from './inquiry-package'
import { InquiryWishes } from './inquiry-wishes'
import type { InquiryWords } from './inquiry-words'
import { RadioCards } from './radio-cards'
import { SelectField } from './select-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { TextareaField } from './textarea-field'

interface InquiryFieldsProps extends Pick<InquiryWords, 'words' | 'copy'> {
  tab: FormType
  category: Category
  onCategory: (category: string) => void
}

/**
 * The fields of both tabs (site.md, sections 2 and 5). What depends on the category shows and hides by CSS alone,
 * so that it also does without JavaScript.
 */
export function InquiryFields({ tab, category, onCategory, words, copy }: InquiryFieldsProps) {
  const { fields, hints } = words
  const isBusiness = tab === 'business'
  return (
    <div className="grid gap-x-gutter gap-y-6.5 min-[40rem]:grid-cols-2">
      <input type="hidden" name="formType" value={tab} />
      {!isBusiness && <p className="col-span-full -mb-2 text-small quiet">{copy.answerNote}</p>}
      <RadioCards
        key={tab}
        name="category"
        legend={words.question[tab]}
        choices={copy.categories[tab]}
        initial={category}
        onChoose={onCategory}
        className="col-span-full"
      />
      {!isBusiness && <InquiryPackage category={category} fields={fields} copy={copy} />}
      <TextField
        name="name"
        label={fields.name}
        autoComplete="name"
        className={isBusiness ? '' : 'col-span-full'}
      />
      {isBusiness && <TextField name="company" label={fields.company} autoComplete="organization" />}
      <TextField name="email" type="email" label={fields.email} autoComplete="email" />
      <TextField name="phone" type="tel" label={fields.phone} autoComplete="tel" />
      {isBusiness ? (
        <TextField
          key="participants"
          name="participants"
          label={fields.participants}
          hint={hints.participants}
          className="justify-end"
        />
      ) : (
        <TextField key="participants" name="participants" type="number" min={1} label={fields.guests} />
      )}
      <TextField name="nights" type="number" min={0} label={fields.nights} optional className="justify-end" />
      <DateField name="checkIn" label={fields.checkIn} />
      <DateField name="checkOut" label={fields.checkOut} />
      {isBusiness && (
        <div className="col-span-full hidden group-has-[input[value=conference]:checked]/form:block">
          <SelectField
            name="conferenceType"
            label={fields.conferenceType}
            hint={hints.conferenceType}
            optional
            groups={[{ choices: [{ value: '', label: fields.noConferenceType }, ...copy.conferenceTypes] }]}
          />
        </div>
      )}
      {isBusiness && <InquiryConference words={words} />}
      <InquiryWishes words={words} />
      <TextareaField
        name="dietaryRequirements"
        label={fields.dietaryRequirements}
        hint={hints.dietaryRequirements}
        optional
        className="col-span-full"
      />
      {isBusiness && (
        <TextareaField
          name="technicalEquipment"
          label={fields.technicalEquipment}
          optional
          className="col-span-full"
        />
      )}
      <TextareaField
        name="additionalRequests"
        label={fields.additionalRequests}
        optional
        className="col-span-full"
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3.5 border-t hairline pt-8.5">
        <SubmitButton label={words.submit} className="max-[40rem]:w-full" />
        <p className="text-small quiet">
          {words.privacy}{' '}
          <Link href="/villkor?tab=privacy" className="text-link">
            {words.privacyLink}
          </Link>
          .
        </p>
      </div>
    </div>
  )
}
