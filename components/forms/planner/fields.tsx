import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FieldError } from '@/components/forms/core/field-error'
import { activities } from '@/content/activities'
import { plannerTexts } from '@/content/conference-planner'
import { conference } from '@/content/facts'
import { activityPrice } from '@/content/teambuilding'
import { venue } from '@/content/venue'
import { formatMonths } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'
import { MAX_TYPED } from './address'
import { arrangements, meals, pricedActivities } from './choices'
import { PlannerCheckbox, PlannerInput, PlannerRadio } from './controls'
import type { PlanAddress } from './plan'
import { nameActivity, nameArrangement } from './words'

interface PlannerFieldsProps extends Omit<PlanAddress, 'plan'> {
  /** YYYY-MM-DD */
  today: string
  locale: Locale
}

/** The questions of the planner, filled in with the plan of the address. */
export async function PlannerFields({ values, errors, today, locale }: PlannerFieldsProps) {
  const [t, inquiry, forms] = await Promise.all([
    getTranslations('conferencePlanner'),
    getTranslations('inquiry'),
    getTranslations('forms'),
  ])
  const { hours, groupSizes } = plannerTexts[locale]
  const { from, to } = conference.meetingRooms
  const describe = (key: keyof typeof errors) =>
    errors[key] && t(`errors.${errors[key]}`, { from, to, phone: venue.phone.display[locale] })
  const lines = { hint: 'mt-1 block text-small font-normal quiet', price: 'num text-small font-normal quiet' }
  return (
    <div className="grid gap-y-10">
      <div className="grid items-start gap-x-gutter gap-y-8 min-[40rem]:grid-cols-2">
        <PlannerField
          id="plan-guests"
          label={t('guests')}
          hint={t('guestsHint', { from, to })}
          error={describe('guests')}
        >
          {(aria) => (
            <PlannerInput
              {...aria}
              name="guests"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX_TYPED}
              defaultValue={values.guests}
              className="control text-h3"
            />
          )}
        </PlannerField>
        <PlannerField
          id="plan-date"
          label={t('date')}
          optional={forms('optional')}
          hint={t('dateHint')}
          error={describe('date')}
        >
          {(aria) => (
            <PlannerInput
              {...aria}
              name="date"
              type="date"
              min={today}
              max="2099-12-31"
              defaultValue={values.date}
              className="control appearance-none"
            />
          )}
        </PlannerField>
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-sans text-h4">{t('arrangement')}</legend>
        <div className="grid gap-2.5 min-[40rem]:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          {arrangements.map((arrangement) => (
            <PlannerRadio key={arrangement} name="type" value={arrangement}>
              <span>
                {nameArrangement(arrangement, locale)}
                <span className={lines.hint}>{hours[arrangement]}</span>
              </span>
            </PlannerRadio>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-sans text-h4">{t('rooms')}</legend>
        <div className="grid max-w-105 grid-cols-2 gap-2.5">
          {(['yes', 'no'] as const).map((value) => (
            <PlannerRadio key={value} name="rooms" value={value}>
              {t(value)}
            </PlannerRadio>
          ))}
        </div>
        <div className="planner-nights mt-6.5 max-w-105">
          <PlannerField
            id="plan-nights"
            label={t('nights')}
            optional={forms('optional')}
            error={describe('nights')}
          >
            {(aria) => (
              <PlannerInput
                {...aria}
                name="nights"
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={MAX_TYPED}
                defaultValue={values.nights}
                className="control"
              />
            )}
          </PlannerField>
        </div>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby="plan-meals-hint">
        <legend className="font-sans text-h4">{t('meals')}</legend>
        <p id="plan-meals-hint" className="mt-1 mb-2 text-small quiet">
          {t('mealsHint')}
        </p>
        <div className="grid gap-x-gutter min-[40rem]:grid-cols-2">
          {meals.map((meal) => (
            <PlannerCheckbox
              key={meal}
              id={`plan-${meal}`}
              name="meals"
              value={meal}
              defaultChecked={values.meals.includes(meal)}
            >
              {inquiry(`meals.${meal}`)}
            </PlannerCheckbox>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby="plan-activities-hint">
        <legend className="font-sans text-h4">{t('activities')}</legend>
        <p id="plan-activities-hint" className="mt-1 mb-2 text-small quiet">
          {groupSizes}
        </p>
        <div className="grid gap-x-gutter min-[40rem]:grid-cols-2">
          {pricedActivities.map((activity) => (
            <PlannerCheckbox
              key={activity.key}
              id={`plan-${activity.key}`}
              name="activities"
              value={activity.key}
              defaultChecked={values.activities.includes(activity.key)}
            >
              <span className="flex flex-wrap justify-between gap-x-3">
                {nameActivity(activity.key, locale)}
                <span className={lines.price}>{activityPrice(activity, locale)}</span>
              </span>
            </PlannerCheckbox>
          ))}
        </div>
        <p className="mt-8 font-sans text-h4">{t('outdoors')}</p>
        <p className="mt-1 mb-2 text-small quiet">{t('onRequest')}.</p>
        <div className="grid gap-x-gutter min-[40rem]:grid-cols-2">
          {activities.map(({ id, minParticipants, months }) => (
            <PlannerCheckbox
              key={id}
              id={`plan-${id}`}
              name="activities"
              value={id}
              defaultChecked={values.activities.includes(id)}
            >
              {nameActivity(id, locale)}
              {(minParticipants > 1 || months) && (
                <span className="block text-small font-normal quiet">
                  {[
                    minParticipants > 1 && t('fewest', { count: minParticipants }),
                    months && formatMonths(months, locale),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              )}
            </PlannerCheckbox>
          ))}
        </div>
      </fieldset>
      <p>
        <button type="submit" className="btn btn-dark max-[40rem]:w-full">
          {t('show')}
        </button>
      </p>
    </div>
  )
}

interface PlannerFieldProps {
  id: string
  label: string
  optional?: string
  hint?: string
  error: string | undefined
  children: (aria: {
    id: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }) => ReactNode
}

function PlannerField({ id, label, optional, hint, error, children }: PlannerFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-sans text-h4">
        {label}
        {optional !== undefined && (
          <span className="font-serif text-ui/none font-normal quiet"> {optional}</span>
        )}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 text-small quiet">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
