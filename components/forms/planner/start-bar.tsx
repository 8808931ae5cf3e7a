import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { BarButton, BarField, HeroBar } from '@/components/sections/stay/hero-bar'
import { today } from '@/lib/dates/today'
import { formatRange, keepRanges } from '@/lib/i18n/range'
import { PLANNER_PATH } from '@/lib/routes/paths'
import { PLAN_LIMITS } from './plan'
import { LAST_DAY, START_GUESTS } from './query'

/** The first two questions of the planner, which opens with what was filled in. */
export function PlannerStartBar() {
  const t = useTranslations('conference')
  const planner = useTranslations('conferencePlanner')
  const hintId = useId()
  const { from, to } = PLAN_LIMITS
  return (
    <HeroBar action={PLANNER_PATH} label={t('plan')}>
      <BarField
        label={planner('guests')}
        aria-describedby={hintId}
        type="number"
        name="guests"
        min={from}
        max={to}
        defaultValue={START_GUESTS}
      />
      <BarField label={planner('date')} type="date" name="date" min={today()} max={LAST_DAY} />
      <p id={hintId} className="text-small text-balance quiet max-md:col-span-full md:self-center">
        {planner('guestsHint', { range: keepRanges(formatRange(from, to)) })} {t('planLead')}
      </p>
      <BarButton className="max-md:col-span-full">{t('plan')}</BarButton>
    </HeroBar>
  )
}
