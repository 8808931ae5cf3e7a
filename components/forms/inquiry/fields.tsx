'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField, RadioCards } from '@/components/forms/core/choice-fields'
import { DateField, SelectField, TextareaField, TextField } from '@/components/forms/core/fields'
import { SubmitButton } from '@/components/forms/core/form'
import {
  type Category,
  type CategoryWithPackages,
  type FormType,
  packageTypes,
} from '@/content/inquiry-choices'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { Link } from '@/lib/i18n/link'
import { viewHref } from '@/lib/routes/views'
import type { InquiryContent, ShownSubject } from './content'
import { InquirySummary } from './summary'
import { emptyInquiry, hasPackages, type InquiryValues } from './values'

/** Of what can be booked. */
export type CategoryPictures = Readonly<Record<Category, ReactNode>>

type Choices = Pick<InquiryContent, 'choices'>

const categoriesWithPackages = Object.keys(packageTypes) as CategoryWithPackages[]

interface FieldsProps extends Pick<InquiryContent, 'choices' | 'days' | 'facts' | 'packageDays' | 'prices'> {
  tab: FormType
  subject: ShownSubject | undefined
  /** At the hotel, YYYY-MM-DD. */
  today: string
  pictures: CategoryPictures
  onCategoryChange: () => void
}

/**
 * The fields of both tabs. CSS hides those with `data-shown-for` unless one of its categories is chosen
 * (app/styles/forms.css), which works without JavaScript.
 */
export function InquiryFields({ tab, subject, today, pictures, onCategoryChange, ...content }: FieldsProps) {
  const { choices, days, facts, packageDays } = content
  const t = useTranslations('inquiry')
  const { setValue } = useFormContext<InquiryValues>()
  const checkIn = useWatch<InquiryValues, 'checkIn'>({ name: 'checkIn' })
  const isBusiness = tab === 'business'
  const dates = subject?.dates ?? 'stay'
  /** Two beside each other. */
  const note = clsx(
    'col-span-full',
    !isBusiness && dates !== 'none' && 'xl:col-span-6 [&_textarea]:h-full [&>div]:grow',
  )
  const line = `max-[40rem]:col-span-full ${isBusiness ? 'xl:col-span-6' : 'xl:col-span-4'}`
  return (
    <div className="grid gap-x-gutter gap-y-6.5 min-[24rem]:grid-cols-2 xl:grid-cols-12">
      <input type="hidden" name="formType" value={tab} />
      <input type="hidden" name="about" value={subject?.id ?? ''} />
      <input type="hidden" name="dates" value={dates} />
      <RadioCards
        key={`category-${tab}`}
        name="category"
        choices={choices.category[tab]}
        pictures={pictures}
        onChange={() => {
          // A package belongs to its category.
          setValue('packageType', '')
          onCategoryChange()
        }}
        className="col-span-full"
      />
      {!isBusiness && (
        <div data-shown-for={categoriesWithPackages.join(' ')} className="col-span-full">
          {/* A subject that is a package is not asked for again. */}
          <div className={subject?.isPackage ? 'scripting:hidden' : undefined}>
            <PackageField choices={choices} days={packageDays} />
          </div>
        </div>
      )}
      <TextField
        key={tab}
        name="participants"
        {...(!isBusiness && ({ type: 'number', min: 1 } as const))}
        className="justify-end xl:col-span-3"
      />
      {dates === 'stay' && (
        <TextField name="nights" optional type="number" min={0} className="justify-end xl:col-span-3" />
      )}
      {dates !== 'none' && <DateField name="checkIn" min={today} className="justify-end xl:col-span-3" />}
      {dates === 'stay' && (
        <DateField name="checkOut" min={checkIn || today} className="justify-end xl:col-span-3" />
      )}
      <TextField
        name="name"
        autoComplete="name"
        // It begins a row, however many fields stand before it.
        className={clsx(
          'col-start-1 xl:col-start-1',
          isBusiness ? line : 'max-xl:col-span-full xl:col-span-4',
        )}
      />
      {isBusiness && <TextField name="company" autoComplete="organization" className={line} />}
      <TextField name="email" type="email" autoComplete="email" className={line} />
      <TextField name="phone" type="tel" autoComplete="tel" className={line} />
      {isBusiness && (
        <div data-shown-for="conference" className="col-span-full">
          <ConferenceFields choices={choices} />
        </div>
      )}
      <Section legend={t('wishes')} shownFor="weekend relax event">
        <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
          <CheckboxField name="requestSpa" />
          <CheckboxField name="requestActivity" />
        </div>
      </Section>
      {dates !== 'none' && <TextareaField name="dietaryRequirements" optional className={note} />}
      {isBusiness && <TextareaField name="technicalEquipment" optional className="col-span-full" />}
      <TextareaField name="additionalRequests" optional={!days.needsAmount} className={note} />
      <div className="col-span-full grid gap-3.5 border-t hairline pt-8.5 text-small">
        <InquirySummary {...content} subject={subject} isLine />
        <SubmitButton label={t('submit')} className="min-[40rem]:justify-self-start" />
        <p>
          <span className="font-semibold">{t('answerNote', facts)}</span>. {t('notBinding', { dates })}
        </p>
        <p className="quiet">
          {t('privacy', { ...facts, dates })}{' '}
          <Link href={viewHref('/villkor', 'privacy')} className="text-link">
            {t('privacyLink')}
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
interface PackageFieldProps extends Choices {
  days: InquiryContent['packageDays']
}

function PackageField({ choices, days }: PackageFieldProps) {
  const t = useTranslations('inquiry')
  const isHydrated = useHydrated()
  const [category, chosen] = useWatch<InquiryValues, ['category', 'packageType']>({
    name: ['category', 'packageType'],
  })
  const none = { choices: [{ value: '', label: t('noPackage') }] }
  const groups =
    isHydrated && hasPackages(category)
      ? [{ choices: choices.packageType[category] }]
      : categoriesWithPackages.map((name) => ({
          label: choices.category.private.find(({ value }) => value === name)?.label,
          choices: choices.packageType[name],
        }))
  return (
    <>
      <SelectField key={isHydrated ? category : ''} name="packageType" optional groups={[none, ...groups]} />
      <p role="status" className="mt-1.75 text-small quiet empty:hidden">
        {days[chosen]}
      </p>
    </>
  )
}

function ConferenceFields({ choices }: Choices) {
  const t = useTranslations('inquiry')
  return (
    <div className="grid gap-y-6.5">
      <SelectField
        name="conferenceType"
        optional
        groups={[{ choices: [{ value: '', label: t('noConferenceType') }, ...choices.conferenceType] }]}
      />
      <Section legend={t('accommodation')}>
        <RadioCards name="needsAccommodation" choices={choices.needsAccommodation} />
        <TextareaField name="accommodationNotes" optional className="mt-6.5" />
      </Section>
      <Section legend={t('mealsLegend')}>
        <div className="grid gap-x-6 min-[40rem]:grid-cols-2">
          {Object.keys(emptyInquiry.meals).map((meal) => (
            <CheckboxField key={meal} name={`meals.${meal}`} />
          ))}
        </div>
      </Section>
    </div>
  )
}

function Section({ legend, shownFor, children }: { legend: string; shownFor?: string; children: ReactNode }) {
  return (
    <fieldset data-shown-for={shownFor} className="col-span-full mt-2.5 min-w-0 border-t hairline pt-8.5">
      <legend className="float-left w-full pb-4 font-sans text-2xl leading-tight font-semibold tracking-[-0.02em]">
        {legend}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
