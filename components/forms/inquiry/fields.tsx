'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from '@/lib/i18n/link'
import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { DateField } from '@/components/forms/core/date-field'
import { RadioCards } from '@/components/forms/core/radio-cards'
import { SelectField } from '@/components/forms/core/select-field'
import { ShownFor } from '@/components/forms/core/shown-for'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { TextField } from '@/components/forms/core/text-field'
import { TextareaField } from '@/components/forms/core/textarea-field'
import { categoriesWithPackages, type FormType } from './choices'
import { ConferenceFields } from './conference-fields'
import type { InquiryContent, ShownSubject } from './content'
import { PackageField } from './package-field'
import { Section } from './section'
import type { InquiryValues } from './values'

interface InquiryFieldsProps extends Pick<InquiryContent, 'words' | 'copy'> {
  tab: FormType
  subject: ShownSubject | undefined
  /** At the hotel, YYYY-MM-DD. */
  today: string
  onChooseCategory: () => void
}

/** The fields of both tabs. */
export function InquiryFields({ tab, subject, today, words, copy, onChooseCategory }: InquiryFieldsProps) {
  const { fields, hints } = words
  const { setValue } = useFormContext<InquiryValues>()
  const checkIn = useWatch<InquiryValues, 'checkIn'>({ name: 'checkIn' })
  const isBusiness = tab === 'business'
  const dates = subject?.dates ?? 'stay'
  return (
    <div className="grid gap-x-gutter gap-y-6.5 min-[40rem]:grid-cols-2">
      <input type="hidden" name="formType" value={tab} />
      <input type="hidden" name="about" value={subject?.id ?? ''} />
      {!isBusiness && <p className="col-span-full -mb-2 text-small quiet">{copy.answerNote}</p>}
      <RadioCards
        key={`category-${tab}`}
        name="category"
        label={words.question[tab]}
        choices={copy.categories[tab]}
        onChoose={() => {
          // A package belongs to its category.
          setValue('packageType', '')
          onChooseCategory()
        }}
        className="col-span-full"
      />
      {!isBusiness && (
        <ShownFor categories={categoriesWithPackages} className="col-span-full">
          <PackageField words={words} copy={copy} />
        </ShownFor>
      )}
      <TextField
        name="name"
        label={fields.name}
        autoComplete="name"
        className={isBusiness ? '' : 'col-span-full'}
      />
      {isBusiness && <TextField name="company" label={fields.company} autoComplete="organization" />}
      <TextField name="email" label={fields.email} type="email" autoComplete="email" />
      <TextField name="phone" label={fields.phone} type="tel" autoComplete="tel" />
      {isBusiness ? (
        <TextField
          key="participants"
          name="participants"
          label={fields.participants}
          hint={hints.participants}
          className="justify-end"
        />
      ) : (
        <TextField key="guests" name="participants" label={fields.guests} type="number" min={1} />
      )}
      {dates === 'stay' && (
        <TextField
          name="nights"
          label={fields.nights}
          optional
          type="number"
          min={0}
          className="justify-end"
        />
      )}
      {dates !== 'none' && (
        <DateField name="checkIn" label={fields.checkIn} min={today} className="justify-end" />
      )}
      {dates === 'stay' && <DateField name="checkOut" label={fields.checkOut} min={checkIn || today} />}
      {isBusiness && (
        <ShownFor categories={['conference']} className="col-span-full">
          <SelectField
            name="conferenceType"
            label={fields.conferenceType}
            optional
            hint={hints.conferenceType}
            groups={[{ choices: [{ value: '', label: fields.noConferenceType }, ...copy.conferenceTypes] }]}
          />
        </ShownFor>
      )}
      {isBusiness && (
        <ShownFor categories={['conference']} className="col-span-full">
          <ConferenceFields words={words} />
        </ShownFor>
      )}
      <ShownFor categories={['weekend', 'relax', 'event']} className="col-span-full">
        <Section legend={words.wishes}>
          <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
            <CheckboxField name="requestSpa" label={fields.requestSpa} />
            <CheckboxField name="requestActivity" label={fields.requestActivity} />
          </div>
        </Section>
      </ShownFor>
      {dates !== 'none' && (
        <TextareaField
          name="dietaryRequirements"
          label={fields.dietaryRequirements}
          optional
          hint={hints.dietaryRequirements[tab]}
          className="col-span-full"
        />
      )}
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
        hint={dates === 'none' ? hints.giftCard : undefined}
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
