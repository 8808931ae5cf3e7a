import { ArrowDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { PLANNER_ANSWER_ID } from './address'
import { pricesOf, type Plan } from './plan'
import { writePrice, type PlanWords } from './words'

/** In narrow windows, below the questions: the prices, and the way to the plan. Room is left for the chat button. */
export function PlannerBar({ plan, words }: { plan: Plan; words: PlanWords }) {
  const { t } = words
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
          {pricesOf(plan).map((group) => {
            const { each, total } = writePrice(group, plan, words)
            return (
              <span key={group.vat} className="block">
                <span className="num font-sans text-button">{total ?? each}</span> {t(`vat.${group.vat}`)}
              </span>
            )
          })}
          <span className="sr-only">. {t('toAnswer')}</span>
        </span>
        <Icon icon={ArrowDown} className="size-5 flex-none text-ember" />
      </a>
    </div>
  )
}
