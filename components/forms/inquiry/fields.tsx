'use client'

import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/forms/core/checkbox-field'
import { DateField, SelectField, TextareaField, TextField } from '@/components/forms/core/fields'
import { SubmitButton } from '@/components/forms/core/form'
import { RadioCards } from '@/components/forms/core/radio-cards'
import { packageTypes, type CategoryWithPackages, type FormType } from '@/content/inquiry-choices'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Link } from '@/lib/i18n/link'
import type { InquiryContent, ShownSubject } from './content'
import { hasPackages, type InquiryValues } from './values'

type Words = Pick<InquiryContent, 'words' | 'copy'>

const categoriesWithPackages = Object.keys(packageTypes) as CategoryWithPackages[]

interface InquiryFieldsProps extends Words {
  tab: FormType
  subject: ShownSubject | undefined
  /** At the hotel, YYYY-MM-DD. */
  today: string
  onChooseCategory: () => void
  /** Above the button. */
  children: ReactNode
}

/**
 * The fields of both tabs. CSS hides those with `data-shown-for` unless one of its categories is chosen
 * (app/styles/forms.css), which works without JavaScript.
 */
export function InquiryFields({
  tab,
  subject,
  today,
  words,
  copy,
  onChooseCategory,
  children,
}: InquiryFieldsProps) {
  const { fields, hints } = words
  const { setValue } = useFormContext<InquiryValues>()
  const checkIn = useWatch<InquiryValues, 'checkIn'>({ name: 'checkIn' })
  const isBusiness = tab === 'business'
  const dates = subject?.dates ?? 'stay'
  return (
    <div className="grid gap-x-gutter gap-y-6.5 min-[40rem]:grid-cols-2">
      <input type="hidden" name="formType" value={tab} />
      <input type="hidden" name="about" value={subject?.id ?? ''} />
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
        <div data-shown-for={categoriesWithPackages.join(' ')} className="col-span-full">
          <PackageField words={words} copy={copy} />
        </div>
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
        <div data-shown-for="conference" className="col-span-full">
          <ConferenceFields words={words} copy={copy} />
        </div>
      )}
      <div data-shown-for="weekend relax event" className="col-span-full">
        <Section legend={words.wishes}>
          <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
            <CheckboxField name="requestSpa" label={fields.requestSpa} />
            <CheckboxField name="requestActivity" label={fields.requestActivity} />
          </div>
        </Section>
      </div>
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
      <div className="col-span-full grid gap-3.5 border-t hairline pt-8.5 text-small">
        {children}
        <SubmitButton label={words.submit} className="min-[40rem]:justify-self-start" />
        <p>
          <span className="font-semibold">{copy.answerNote}</span>. {words.notBinding}
        </p>
        <p className="quiet">
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

/**
 * The packages of the chosen category. Without JavaScript the list cannot follow the category, so it contains the
 * packages of all categories in groups.
 */
function PackageField({ words, copy }: Words) {
  const isHydrated = useHydrated()
  const category = useWatch<InquiryValues, 'category'>({ name: 'category' })
  const none = { choices: [{ value: '', label: words.fields.noPackage }] }
  const groups =
    isHydrated && hasPackages(category)
      ? [{ choices: copy.packages[category] }]
      : categoriesWithPackages.map((name) => ({
          label: copy.categories.private.find(({ value }) => value === name)?.label,
          choices: copy.packages[name],
        }))
  return (
    <SelectField
      key={isHydrated ? category : ''}
      name="packageType"
      label={words.fields.packageType}
      optional
      groups={[none, ...groups]}
    />
  )
}

function ConferenceFields({ words, copy }: Words) {
  const { fields, hints, meals } = words
  return (
    <div className="grid gap-y-6.5">
      <SelectField
        name="conferenceType"
        label={fields.conferenceType}
        optional
        hint={hints.conferenceType}
        groups={[{ choices: [{ value: '', label: fields.noConferenceType }, ...copy.conferenceTypes] }]}
      />
      <Section legend={words.accommodation}>
        <RadioCards
          name="needsAccommodation"
          label={fields.needsAccommodation}
          choices={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
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

function Section({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-2.5 min-w-0 border-t hairline pt-8.5">
      <legend className="float-left w-full pb-4 font-sans text-2xl leading-tight font-semibold tracking-[-0.02em]">
        {legend}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
