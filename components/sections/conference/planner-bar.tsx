import { ArrowDown } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { plannerTexts } from '@/content/conference-planner'
import { PLANNER_ANSWER_ID } from '@/components/forms/planner/address'
import { pricesOf, type Plan } from '@/components/forms/planner/plan'
import { formatPrice } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locales'

/** In narrow windows, below the questions: the prices, and the way to the plan. Room is left for the chat button. */
export async function PlannerBar({ plan, locale }: { plan: Plan; locale: Locale }) {
  const t = await getTranslations('conferencePlanner')
  const { vat } = plannerTexts[locale]
  return (
    <div className="sticky bottom-0 z-10 bleed-both mt-10 on-fir lg:hidden [@media(height<30rem)]:static">
      <a
        href={`#${PLANNER_ANSWER_ID}`}
        className="mr-22 flex min-h-18 items-center justify-between gap-x-4 py-2.5 pl-margin text-small"
      >
        <span>
          {plan.arrangement !== 'day' && (
            <span className="block font-sans text-button">{t('onRequest')}</span>
          )}
          {pricesOf(plan).map(({ vat: kind, sum }) => (
            <span key={kind} className="block">
              <span className="num font-sans text-button">
                {formatPrice(sum.total ?? sum.perPerson, locale, { isFrom: sum.isFrom })}
              </span>{' '}
              {sum.total === undefined ? `${t('perPerson')}, ${vat[kind]}` : vat[kind]}
            </span>
          ))}
          <span className="sr-only">. {t('toAnswer')}</span>
        </span>
        <Icon icon={ArrowDown} className="size-5 flex-none text-ember" />
      </a>
    </div>
  )
}
