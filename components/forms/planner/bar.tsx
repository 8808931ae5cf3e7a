import { ArrowDown } from 'lucide-react'
import { pricesOf } from './plan'
import { type PlanProps, writePrice } from './plan-messages'
import { PLANNER_ANSWER_HREF } from './query'

/** In narrow windows, below the questions: the prices, and the way to the plan. Room is left for the chat button. */
export function PlannerBar({ plan, messages }: PlanProps) {
  const { t } = messages
  const { own, extras } = pricesOf(plan)
  return (
    <div className="sticky bottom-0 z-10 -mx-(--bleed) mt-10 flex on-fir lg:hidden [@media(height<30rem)]:static">
      <button
        type="submit"
        formAction={PLANNER_ANSWER_HREF}
        className="mr-22 flex min-h-19 flex-1 cursor-pointer items-center justify-between gap-x-4 py-2.5 pl-margin text-left text-small md:mr-28 md:min-h-24.5"
      >
        <span>
          {[own, ...extras].map((group, index) => {
            const { each, total } = group ? writePrice(group, plan, messages) : { each: t('onRequest') }
            return (
              <span key={group?.vat ?? 'own'} className="block">
                <span className={index === 0 ? 'num font-sans text-button' : 'num'}>{total ?? each}</span>{' '}
                {group && t(`vat.${group.vat}`)}
              </span>
            )
          })}
          <span className="sr-only">. {t('toAnswer')}</span>
        </span>
        <ArrowDown className="size-5 flex-none text-ember" />
      </button>
    </div>
  )
}
