import { type KeptForm, readStored, writeStored } from '@/lib/browser/storage'
import { LOCALE_PARAM } from '@/lib/i18n/locales'
import { flatten, type FormValues } from './form-values'
import type { Prefill } from './use-prefill'

/** Unsent input of a form, kept in this tab until it is closed. Files are not kept. */
export interface Draft {
  values: FormValues
  /** Whether a file had been chosen. */
  hadFiles: boolean
  /** The page's query at the time, without its locale. */
  query: string
  /** What the page had filled in at that query. */
  filled: Prefill
  /** Fields whose errors were shown when the page was left. */
  wrong?: string[] | undefined
}

/** The page's query without its locale: it may prefill the form. */
function currentQuery(): string {
  const query = new URLSearchParams(location.search)
  query.delete(LOCALE_PARAM)
  return query.toString()
}

/** Whether a draft was written at the URL that is open now. */
export const isFromThisUrl = (draft: Draft) => draft.query === currentQuery()

/** What of a draft another URL has filled in, which the one that is open now does not ask for. */
export const filledElsewhere = (draft: Draft): Prefill =>
  currentQuery() === '' || isFromThisUrl(draft) ? {} : draft.filled

/** All drafts of a form by their variant, such as the position that is applied for. */
function readDrafts(formId: KeptForm): Record<string, Partial<Draft> | undefined> {
  try {
    return (JSON.parse(readStored(`draft:${formId}`) ?? '') ?? {}) as Record<string, Partial<Draft>>
  } catch {
    return {}
  }
}

export function readDraft(formId: KeptForm, variant = ''): Draft | null {
  const { values, hadFiles, query, filled = {}, wrong } = readDrafts(formId)[variant] ?? {}
  if (typeof query !== 'string' || typeof values !== 'object' || values === null) return null
  return { values, hadFiles: hadFiles === true, query, filled, wrong }
}

interface Kept extends Omit<Draft, 'hadFiles' | 'query'> {
  /** The form as the page fills it in: where nothing else stands in it the draft has no values. */
  start: object
}

/** Saves what stands in a form as its draft. */
export function saveDraft(id: KeptForm, variant = '', { start, ...kept }: Kept): void {
  const { values, wrong } = kept
  const hadFiles = flatten(values).some(([, value]) => value instanceof File)
  // JSON has no files.
  const isTyped = JSON.stringify(values) !== JSON.stringify(start) || hadFiles
  if (!isTyped && !wrong) return removeDraft(id, variant)
  const draft: Draft = { ...kept, values: isTyped ? values : {}, hadFiles, query: currentQuery() }
  writeStored(`draft:${id}`, JSON.stringify({ ...readDrafts(id), [variant]: draft }))
}

export function removeDraft(formId: KeptForm, variant = ''): void {
  const { [variant]: _, ...others } = readDrafts(formId)
  writeStored(`draft:${formId}`, Object.keys(others).length > 0 ? JSON.stringify(others) : null)
}
