'use client'

import { readReceipt } from '@/components/forms/core/receipts'
import { useHydrated } from '@/lib/browser/use-hydrated'

interface PlanSentProps {
  /** Of the planner. */
  query: string
  /** Before the reference. */
  label: string
}

/** Says that this plan has been sent, as long as the receipt of its inquiry is kept. */
export function PlanSent({ query, label }: PlanSentProps) {
  const kept = useHydrated() ? readReceipt('inquiry') : undefined
  if (new URLSearchParams(kept?.query).get('plan') !== query) return null
  return (
    <p className="mb-6 border-l-3 border-copper pl-4 text-ui print:hidden">
      {label} <span className="num font-semibold">{kept?.receipt.reference}</span>
    </p>
  )
}
