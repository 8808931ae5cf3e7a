import clsx from 'clsx'
import { getTranslations } from 'next-intl/server'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from '@/components/forms/core/field-error'
import { Checkbox } from '@/components/ui/checkbox'
import { RadioCard } from '@/components/ui/radio-card'
import { activities } from '@/content/activities'
import { arrangements, conferenceOffers } from '@/content/conference'
import { conference } from '@/content/facts'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { venue } from '@/content/venue'
import { formatMonths } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { MAX_TYPED, PLANNER_FORM_ID } from './address'
import { meals, type PlanAddress } from './plan'
import type { PlanWords } from './words'

interface PlannerFieldsProps {
  address: PlanAddress
  /** YYYY-MM-DD */
  today: string
  words: PlanWords
}

/** The questions of the planner, filled in as the address says. */
export async function PlannerFields({ address: { errors, values }, today, words }: PlannerFieldsProps) {
  const { t, names, locale } = words
  const optional = (await getTranslations('forms'))('optional')
  const { from, to } = conference.meetingRooms
  const figures = { from, to, phone: textIn(venue.phone.display, locale) }
  const typed = (name: keyof typeof errors) => ({
    name,
    label: t(name),
    defaultValue: values[name],
    error: errors[name] && t(`errors.${errors[name]}`, figures),
  })
  const chosen = (name: 'type' | 'rooms' | 'meals' | 'activities') => ({ name, chosen: values[name], names })
  return (
    <div className="grid gap-y-10">
      <div className="grid items-start gap-x-gutter gap-y-8 min-[40rem]:grid-cols-2">
        <Field
          {...typed('guests')}
          hint={t('guestsHint', figures)}
          inputMode="numeric"
          className="control text-h3"
        />
        <Field
          {...typed('date')}
          {...{ optional, min: today }}
          hint={t('dateHint')}
          type="date"
          max="2099-12-31"
          className="control appearance-none"
        />
      </div>
      <Question label={t('type')}>
        <Choices
          {...chosen('type')}
          details={arrangements.map((id) => [id, textIn(conferenceOffers[id].hours, locale)])}
          className="gap-2.5 min-[40rem]:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3"
        />
      </Question>
      <Question label={t('rooms')}>
        <Choices {...chosen('rooms')} details={[['yes'], ['no']]} className="max-w-105 grid-cols-2 gap-2.5" />
        <div className="mt-6.5 hidden max-w-105 [form:has([value=tailored]:checked):has([value=yes]:checked)_&]:block">
          <Field {...typed('nights')} optional={optional} inputMode="numeric" className="control" />
        </div>
      </Question>
      <Question label={t('meals')} hint={t('mealsHint')}>
        <Choices {...chosen('meals')} details={meals.map((id) => [id])} />
      </Question>
      <Question label={t('activities')} hint={t('groupSizes')}>
        <Choices
          {...chosen('activities')}
          details={groupActivities.map((activity) => [activity.key, activityPrice(activity, locale)])}
        />
        <p className="mt-8 font-sans text-h4">{t('outdoors')}</p>
        <p className="mt-1 mb-2 text-small quiet">{t('onRequest')}.</p>
        <Choices
          {...chosen('activities')}
          details={activities.map(({ id, minParticipants: count, months }) => {
            const limits = [count > 1 && t('fewest', { count }), months && formatMonths(months, locale)]
            return [id, limits.filter(Boolean).join(', ')]
          })}
        />
      </Question>
      <p>
        <button type="submit" className="btn btn-dark max-[40rem]:w-full">
          {t('show')}
        </button>
      </p>
    </div>
  )
}

interface FieldProps extends ComponentProps<'input'> {
  label: string
  /** After the label, where nothing need be filled in. */
  optional?: string
  hint?: string
  error: string | undefined
}

function Field({ label, optional, hint, error, ...input }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-sans text-h4">
        {label} <span className="font-serif text-ui/none font-normal quiet">{optional}</span>
      </label>
      <p id={`${id}-hint`} className="-mt-1 text-small quiet empty:hidden">
        {hint}
      </p>
      <input
        autoComplete="off"
        maxLength={input.type === undefined ? MAX_TYPED : undefined}
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

function Question({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const hintId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={hint && hintId}>
      <legend className="mb-3 font-sans text-h4">{label}</legend>
      <p id={hintId} className="-mt-2 mb-2 text-small quiet empty:hidden">
        {hint}
      </p>
      {children}
    </fieldset>
  )
}

interface ChoicesProps {
  name: string
  /** What is chosen: one value of radio buttons, a list of checkboxes. */
  chosen: string | readonly string[]
  names: PlanWords['names']
  /** Each value, and what stands below its name. */
  details: readonly (readonly [value: string, detail?: string])[]
  className?: string
}

function Choices({ name, chosen, names, details, className }: ChoicesProps) {
  const isOne = typeof chosen === 'string'
  const Control = isOne ? RadioCard : Checkbox
  return (
    <div className={clsx('grid', className ?? 'gap-x-gutter min-[40rem]:grid-cols-2')}>
      {details.map(([value, detail]) => (
        <Control
          key={value}
          {...{ name, value }}
          id={`${PLANNER_FORM_ID}-${value}`}
          defaultChecked={isOne ? chosen === value : chosen.includes(value)}
        >
          <span>
            {names[value]}
            <span className={clsx('block text-small font-normal quiet empty:hidden', isOne && 'mt-1')}>
              {detail}
            </span>
          </span>
        </Control>
      ))}
    </div>
  )
}
