'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { DateField } from '@/components/forms/core/date-field'
import { useFormDetails } from '@/components/forms/core/form-context'
import { OtherFields } from '@/components/forms/core/other-fields'
import { RadioCards } from '@/components/forms/core/radio-cards'
import { SelectField } from '@/components/forms/core/select-field'
import { ShownFor } from '@/components/forms/core/shown-for'
import { SubmitButton } from '@/components/forms/core/submit-button'
import { TextField } from '@/components/forms/core/text-field'
import { TextareaField } from '@/components/forms/core/textarea-field'
import { Link } from '@/lib/i18n/link'
import { categories, isCategoryOf, type Category, type FormType } from '@/components/forms/inquiry/choices'
import type { InquiryField } from '@/components/forms/inquiry/fields'
import { ConferenceFields } from './conference-fields'
import type { InquiryContent, ShownSubject } from './inquiry-content'
import { PackageField } from './package-field'
import { Section } from './section'

interface InquiryFieldsProps extends Pick<InquiryContent, 'labels' | 'copy'> {
  tab: FormType
  subject: ShownSubject | undefined
  /** At the hotel, YYYY-MM-DD. */
  today: string
}

/** Fields with a place of their own, here or in a part of this form. */
const PLACED: readonly InquiryField[] = [
  'formType',
  'about',
  'category',
  'packageType',
  'name',
  'company',
  'email',
  'phone',
  'participants',
  'nights',
  'checkIn',
  'checkOut',
  'conferenceType',
  'needsAccommodation',
  'accommodationNotes',
  'meals.morningCoffee',
  'meals.lunch',
  'meals.afternoonCoffee',
  'meals.dinner',
  'requestSpa',
  'requestActivity',
  'dietaryRequirements',
  'technicalEquipment',
  'additionalRequests',
  'mothersDayOption',
]

/** The fields of both tabs. A category that the open tab does not offer counts as the tab's default. */
export function InquiryFields({ tab, subject, today, labels, copy }: InquiryFieldsProps) {
  const { hints } = labels
  const isBusiness = tab === 'business'
  const category = useCategory(tab)
  const { setValue } = useFormContext()
  const checkIn = useWatch<Record<string, string | undefined>>({ name: 'checkIn' })
  const dates = subject?.dates ?? 'stay'
  return (
    <div className="grid gap-x-gutter gap-y-6.5 min-[40rem]:grid-cols-2">
      <input type="hidden" name="formType" value={tab} />
      <input type="hidden" name="about" value={subject?.id ?? ''} />
      {!isBusiness && <p className="col-span-full -mb-2 text-small quiet">{copy.answerNote}</p>}
      <RadioCards
        key={tab}
        name="category"
        choices={copy.categories[tab]}
        initial={categories[tab][0]}
        // A package belongs to its category.
        onChoose={() => setValue('packageType', '')}
        className="col-span-full"
      />
      {!isBusiness && (
        <ShownFor name="packageType" className="col-span-full">
          <PackageField category={category} labels={labels} copy={copy} />
        </ShownFor>
      )}
      <TextField name="name" autoComplete="name" className={isBusiness ? '' : 'col-span-full'} />
      {isBusiness && <TextField name="company" autoComplete="organization" />}
      <TextField name="email" type="email" autoComplete="email" />
      <TextField name="phone" type="tel" autoComplete="tel" />
      {isBusiness ? (
        <TextField key="participants" name="participants" hint={hints.participants} className="justify-end" />
      ) : (
        <TextField key="participants" name="participants" type="number" min={1} />
      )}
      {dates === 'stay' && <TextField name="nights" type="number" min={0} className="justify-end" />}
      {dates !== 'none' && <DateField name="checkIn" min={today} className="justify-end" />}
      {dates === 'stay' && <DateField name="checkOut" min={checkIn || today} />}
      {isBusiness && (
        <ShownFor name="conferenceType" className="col-span-full">
          <SelectField
            name="conferenceType"
            hint={hints.conferenceType}
            groups={[
              { choices: [{ value: '', label: labels.fields.noConferenceType }, ...copy.conferenceTypes] },
            ]}
          />
        </ShownFor>
      )}
      {isBusiness && (
        <ShownFor name="needsAccommodation" className="col-span-full">
          <ConferenceFields labels={labels} />
        </ShownFor>
      )}
      <ShownFor name="requestSpa" className="col-span-full">
        <Section legend={labels.wishes}>
          <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
            <CheckboxField name="requestSpa" />
            <CheckboxField name="requestActivity" />
          </div>
        </Section>
      </ShownFor>
      {dates !== 'none' && (
        <TextareaField
          name="dietaryRequirements"
          hint={hints.dietaryRequirements[tab]}
          className="col-span-full"
        />
      )}
      {isBusiness && <TextareaField name="technicalEquipment" className="col-span-full" />}
      <OtherFields placed={PLACED} values={{ formType: tab, dates }} />
      <TextareaField
        name="additionalRequests"
        hint={dates === 'none' ? hints.giftCard : undefined}
        className="col-span-full"
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3.5 border-t hairline pt-8.5">
        <SubmitButton label={labels.submit} className="max-[40rem]:w-full" />
        <p className="text-small quiet">
          {labels.privacy}{' '}
          <Link href="/villkor?tab=privacy" className="text-link">
            {labels.privacyLink}
          </Link>
          .
        </p>
      </div>
    </div>
  )
}

function useCategory(tab: FormType): Category {
  const { initialValues } = useFormDetails()
  const chosen: unknown = useWatch({ name: 'category' }) ?? initialValues.category
  return isCategoryOf(tab, chosen) ? chosen : categories[tab][0]
}
