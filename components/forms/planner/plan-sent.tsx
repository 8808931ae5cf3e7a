'use client'

import { readReceipt } from '@/components/forms/core/use-receipt'
import { useHydrated } from '@/lib/browser/use-hydrated'

/** Says that this plan has been sent, as long as the receipt of its inquiry is kept. */
export function PlanSent({ query, label }: { query: string; label: string }) {
  const kept = useHydrated() ? readReceipt('inquiry') : undefined
  if (new URLSearchParams(kept?.query).get('plan') !== query) return null
  return (
    <p className="mb-6 border-l-3 border-copper pl-4 text-ui print:hidden">
      {label} <span className="num font-semibold">{kept?.receipt.reference}</span>
    </p>
  )
}
