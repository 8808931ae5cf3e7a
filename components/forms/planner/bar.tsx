import clsx from 'clsx'
import { ArrowDown } from 'lucide-react'
import { pricesOf } from './plan'
import { type PlanProps, writePrice } from './plan-messages'
import { PLANNER_ANSWER_HREF } from './query'

/** In narrow windows, below the questions and beside the chat button: the prices, and the way to the plan. */
export function PlannerBar({ plan, messages }: PlanProps) {
  const { t } = messages
  const { own, extras } = pricesOf(plan)
  return (
    <div
      className={clsx(
        'sticky bottom-0 z-10 -mx-(--bleed) mt-10 flex pr-15 on-fir md:pr-24 lg:hidden',
        // In a low window, or with large text.
        '@max-[15rem]/planner:static @max-[15rem]/planner:pr-0 [@media(height<30rem)]:static',
      )}
    >
      <button
        type="submit"
        formAction={PLANNER_ANSWER_HREF}
        className="flex min-h-19 flex-1 cursor-pointer items-center justify-between gap-x-3 py-2.5 pr-2 pl-margin text-left text-caption md:min-h-24.5"
      >
        <span>
          {[own, ...extras].map((group, index) => {
            const { each, total } = group ? writePrice(group, plan, messages) : { each: t('onRequest') }
            return (
              <span key={group?.vat ?? 'own'} className="block text-balance">
                <span className={index === 0 ? 'num font-sans text-h4' : 'num'}>{total ?? each}</span>{' '}
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
