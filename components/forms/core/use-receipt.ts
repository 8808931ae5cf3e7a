'use client'

import { useEffect, useState } from 'react'
import { type KeptForm, readStored, writeStored } from '@/lib/browser/storage'
import { useHydrated } from '@/lib/browser/use-hydrated'
import type { ActionResult, Receipt } from './result'

/** A receipt that is kept in this tab until it is closed or the guest removes it, with the query of its page. */
interface KeptReceipt {
  receipt: Receipt
  /** As it was sent: of an inquiry, `plan` is the planner's query. */
  query: string
}

/** The last receipt of a form; undefined where there is none. */
export function readReceipt(formId: KeptForm): KeptReceipt | undefined {
  try {
    const kept = JSON.parse(readStored(`receipt:${formId}`) ?? '') as Partial<KeptReceipt> | null
    const isWhole = typeof kept?.receipt?.reference === 'string' && typeof kept.receipt.values === 'object'
    return isWhole ? (kept as KeptReceipt) : undefined
  } catch {
    return undefined
  }
}

const keepReceipt = (formId: KeptForm, receipt: Receipt): void =>
  writeStored(`receipt:${formId}`, JSON.stringify({ receipt, query: location.search.slice(1) }))

/** What was sent last; without a receipt where the server named no row. */
interface Sent {
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
      writeStored(`receipt:${id}`, null)
      setSent(null)
    },
  }
}
