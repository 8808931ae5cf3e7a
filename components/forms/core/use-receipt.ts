'use client'

import { useEffect, useState } from 'react'
import type { KeptForm } from '@/lib/browser/storage'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { keepReceipt, readReceipt, removeReceipt } from './receipts'
import type { ActionResult, Receipt } from './result'

/** What was sent last; without a receipt where the server named no row. */
export interface Sent {
  receipt?: Receipt | undefined
}

/**
 * The receipt of a form. After a reload, Back or the language switch it is found again, until the tab is closed or the
 * guest removes it.
 * @param posted the answer that the page came with
 */
export function useReceipt(id: KeptForm, posted: ActionResult | null) {
  const [sent, setSent] = useState<Sent | null | undefined>(posted?.ok ? posted : undefined)
  const isHydrated = useHydrated()
  if (isHydrated && sent === undefined) setSent(readReceipt(id) ?? null)

  useEffect(() => {
    if (posted?.ok && posted.receipt) keepReceipt(id, posted.receipt)
  }, [id, posted])

  return {
    sent: sent ?? undefined,
    keep: (receipt: Receipt | undefined) => {
      if (receipt) keepReceipt(id, receipt)
      setSent({ receipt })
    },
    remove: () => {
      removeReceipt(id)
      setSent(null)
    },
  }
}
