import { getTranslations } from 'next-intl/server'
import { type ReactNode, useId } from 'react'
import { activities } from '@/content/activities'
import { arrangements, conferenceOffers } from '@/content/conference'
import { activityPrice, groupActivities } from '@/content/teambuilding'
import { formatCount } from '@/lib/i18n/count'
import { formatMonths, formatRange } from '@/lib/i18n/format'
import { textIn } from '@/lib/i18n/locales'
import { PlannerCheckboxes, PlannerInput, PlannerRadios } from './controls'
import { FoldedQuestions } from './folded-questions'
import { meals, PLAN_LIMITS, type PlannerQuery } from './plan'
import type { PlanMessages } from './plan-messages'
import { LAST_DAY, PLANNER_ANSWER_HREF } from './query'

interface PlannerFieldsProps extends Pick<PlannerQuery, 'errors' | 'values'> {
  /** YYYY-MM-DD */
  today: string
  messages: PlanMessages
}

export async function PlannerFields({ errors, values, today, messages }: PlannerFieldsProps) {
  const { t, names, locale } = messages
  const forms = await getTranslations('forms')
  const { from, to } = PLAN_LIMITS
  const years = formatCount(PLAN_LIMITS.years, locale)
  const describe = (key: keyof typeof errors) => errors[key] && t(errors[key], { from, to, years })
  return (
    <div className="grid gap-y-7 md:gap-y-10">
      <div className="grid items-end gap-x-gutter gap-y-8 min-[22rem]:grid-cols-2 min-[40rem]:items-start">
        <PlannerInput
          name="guests"
          label={t('guests')}
          hint={t('guestsHint', { range: formatRange(from, to) })}
          error={describe('guests')}
          defaultValue={values.guests}
          inputMode="numeric"
          className="control text-h3"
        />
        <PlannerInput
          name="date"
          label={t('date')}
          hint={t('dateHint')}
          error={describe('date')}
          defaultValue={values.date}
          type="date"
          min={today}
          max={LAST_DAY}
          className="control appearance-none"
        />
      </div>
      <Question label={t('arrangement')}>
        <div className="grid gap-2.5 min-[40rem]:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
          <PlannerRadios
            name="type"
            chosen={values.type}
            options={arrangements.map((value) => ({
              value,
              label: names[value],
              detail: textIn(conferenceOffers[value].hours, locale),
            }))}
          />
        </div>
      </Question>
      <Question label={messages.inquiry('fields.needsAccommodation')}>
        <div className="grid max-w-105 grid-cols-2 gap-2.5">
          <PlannerRadios
            name="rooms"
            chosen={values.rooms}
            options={(['yes', 'no'] as const).map((value) => ({ value, label: messages.inquiry(value) }))}
          />
        </div>
        <div className="mt-6.5 hidden max-w-105 [form:has([value=tailored]:checked):has([value=yes]:checked)_&]:block">
          <PlannerInput
            name="nights"
            label={`${messages.inquiry('fields.nights')} ${forms('optional')}`}
            error={describe('nights')}
            defaultValue={values.nights}
            inputMode="numeric"
            className="control"
          />
        </div>
      </Question>
      <Question label={t('meals')} hint={t('mealsHint')}>
        <PlannerCheckboxes
          name="meals"
          chosen={values.meals}
          options={meals.map((value) => ({ value, label: names[value] }))}
        />
      </Question>
      <Question label={t('activities')} hint={t('groupSizes')}>
        <PlannerCheckboxes
          name="activities"
          chosen={values.activities}
          options={groupActivities.map((activity) => ({
            value: activity.key,
            label: names[activity.key],
            detail: activityPrice(activity, locale),
          }))}
        />
        <FoldedQuestions
          label={t('outdoors')}
          hint={`${t('onRequest')}.`}
          isAnswered={values.activities.some((id) => activities.some((activity) => activity.id === id))}
        >
          <PlannerCheckboxes
            name="activities"
            chosen={values.activities}
            options={activities.map(({ id, months, assumed: { minParticipants: count } }) => ({
              value: id,
              label: names[id],
              detail: [count > 1 && t('fewest', { count }), months && formatMonths(months, locale)]
                .filter(Boolean)
                .join(', '),
            }))}
          />
        </FoldedQuestions>
      </Question>
      <p>
        <button type="submit" formAction={PLANNER_ANSWER_HREF} className="btn btn-primary max-[40rem]:w-full">
          {t('show')}
        </button>
      </p>
    </div>
  )
}

interface QuestionProps {
  label: string
  hint?: string
  children: ReactNode
}

function Question({ label, hint, children }: QuestionProps) {
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
