import { getTranslations } from 'next-intl/server'
import { plannerTexts } from '@/content/conference-planner'
import { PLANNER_ANSWER_ID } from '@/lib/conference/address'
import { pricesOf, type Plan } from '@/lib/conference/plan'
import { writeAmount } from '@/lib/conference/words'
import type { Locale } from '@/lib/i18n/locales'

/** Below the form in narrow windows: the prices, and the way to the plan. Room is left for the chat button. */
export async function PlannerBar({ plan, locale }: { plan: Plan; locale: Locale }) {
  const t = await getTranslations('conferencePlanner')
  const { vat, people } = plannerTexts[locale]
  const groups = pricesOf(plan)
  const { guests } = plan
  return (
    <div className="sticky bottom-0 z-10 bleed-both mt-10 flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-2.5 pr-22 pl-margin on-fir lg:hidden">
      <p className="num text-small">
        {groups.length === 0 && t('onRequest')}
        {groups.map(({ vat: kind, sum }) => (
          <span key={kind} className="block">
            <strong className="font-sans text-button">
              {writeAmount(sum.total ?? sum.perPerson, sum.isFrom, locale)}
            </strong>{' '}
            {sum.total === undefined ? t('perPerson') : vat[kind]}
          </span>
        ))}
        {guests !== undefined && <span className="sr-only">{people(guests)}</span>}
      </p>
      <a href={`#${PLANNER_ANSWER_ID}`} className="action-link">
        {t('toAnswer')}
      </a>
    </div>
  )
}
