import { type KeptForm, readStored, writeStored } from '@/lib/browser/storage'
import type { Receipt } from './result'

/** A receipt that is kept in this tab until it is closed or the guest removes it, with the query of its page. */
export interface KeptReceipt {
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

export const keepReceipt = (formId: KeptForm, receipt: Receipt): void =>
  writeStored(`receipt:${formId}`, JSON.stringify({ receipt, query: location.search.slice(1) }))

export const removeReceipt = (formId: KeptForm): void => writeStored(`receipt:${formId}`, null)
