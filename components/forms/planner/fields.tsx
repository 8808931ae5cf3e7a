import { getTranslations } from 'next-intl/server'
import { useId, type ReactNode } from 'react'
import { activities } from '@/content/activities'
import { arrangements, conferenceTexts } from '@/content/conference'
import { conference } from '@/content/facts'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { venue } from '@/content/venue'
import { formatMonths } from '@/lib/i18n/format'
import { PlannerCheckbox, PlannerInput, PlannerRadio } from './controls'
import { meals, type PlanAddress } from './plan'
import type { PlanWords } from './words'

interface PlannerFieldsProps extends Pick<PlanAddress, 'values' | 'errors'> {
  /** YYYY-MM-DD */
  today: string
  words: PlanWords
}

/** The questions of the planner, filled in with the plan of the address. */
export async function PlannerFields({ values, errors, today, words }: PlannerFieldsProps) {
  const { t, names, locale } = words
  const forms = await getTranslations('forms')
  const { from, to } = conference.meetingRooms
  const describe = (key: keyof typeof errors) =>
    errors[key] && t(`errors.${errors[key]}`, { from, to, phone: venue.phone.display[locale] })
  const optional = (label: string) => (
    <>
      {label} <span className="font-serif text-ui/none font-normal quiet">{forms('optional')}</span>
    </>
  )
  return (
    <div className="grid gap-y-10">
      <div className="grid items-start gap-x-gutter gap-y-8 min-[40rem]:grid-cols-2">
        <PlannerInput
          name="guests"
          label={t('guests')}
          hint={t('guestsHint', { from, to })}
          error={describe('guests')}
          inputMode="numeric"
          defaultValue={values.guests}
          className="control text-h3"
        />
        <PlannerInput
          name="date"
          label={optional(t('date'))}
          hint={t('dateHint')}
          error={describe('date')}
          type="date"
          min={today}
          max="2099-12-31"
          defaultValue={values.date}
          className="control appearance-none"
        />
      </div>
      <Question label={t('arrangement')}>
        <div className="grid gap-2.5 min-[40rem]:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          {arrangements.map((arrangement) => (
            <PlannerRadio key={arrangement} name="type" value={arrangement}>
              <span>
                {names[arrangement]}
                <span className="mt-1 block text-small font-normal quiet">
                  {conferenceTexts[locale].offers[arrangement].hours}
                </span>
              </span>
            </PlannerRadio>
          ))}
        </div>
      </Question>
      <Question label={t('rooms')}>
        <div className="grid max-w-105 grid-cols-2 gap-2.5">
          {(['yes', 'no'] as const).map((value) => (
            <PlannerRadio key={value} name="rooms" value={value}>
              {t(value)}
            </PlannerRadio>
          ))}
        </div>
        <div className="mt-6.5 hidden max-w-105 [form:has([value=tailored]:checked):has([value=yes]:checked)_&]:block">
          <PlannerInput
            name="nights"
            label={optional(t('nights'))}
            error={describe('nights')}
            inputMode="numeric"
            defaultValue={values.nights}
            className="control"
          />
        </div>
      </Question>
      <Question label={t('meals')} hint={t('mealsHint')}>
        <div className="grid gap-x-gutter min-[40rem]:grid-cols-2">
          {meals.map((meal) => (
            <PlannerCheckbox
              key={meal}
              name="meals"
              value={meal}
              defaultChecked={values.meals.includes(meal)}
            >
              {names[meal]}
            </PlannerCheckbox>
          ))}
        </div>
      </Question>
      <Question label={t('activities')} hint={t('groupSizes')}>
        <div className="grid gap-x-gutter min-[40rem]:grid-cols-2">
          {groupActivities.map((activity) => (
            <PlannerCheckbox
              key={activity.key}
              name="activities"
              value={activity.key}
              defaultChecked={values.activities.includes(activity.key)}
            >
              <span className="flex flex-wrap justify-between gap-x-3">
                {names[activity.key]}
                <span className="num text-small font-normal quiet">{activityPrice(activity, locale)}</span>
              </span>
            </PlannerCheckbox>
          ))}
        </div>
        <p className="mt-8 font-sans text-h4">{t('outdoors')}</p>
        <p className="mt-1 mb-2 text-small quiet">{t('onRequest')}.</p>
        <div className="grid gap-x-gutter min-[40rem]:grid-cols-2">
          {activities.map(({ id, minParticipants: count, months }) => (
            <PlannerCheckbox
              key={id}
              name="activities"
              value={id}
              defaultChecked={values.activities.includes(id)}
            >
              {names[id]}
              <span className="block text-small font-normal quiet">
                {[count > 1 && t('fewest', { count }), months && formatMonths(months, locale)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </PlannerCheckbox>
          ))}
        </div>
      </Question>
      <p>
        <button type="submit" className="btn btn-dark max-[40rem]:w-full">
          {t('show')}
        </button>
      </p>
    </div>
  )
}

function Question({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  const hintId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={hint && hintId}>
      <legend className="mb-3 font-sans text-h4">{label}</legend>
      {hint !== undefined && (
        <p id={hintId} className="-mt-2 mb-2 text-small quiet">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}
