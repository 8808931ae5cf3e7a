import { readStored, writeStored, type DraftId } from '@/lib/browser/storage'
import { flatten, type FormValues } from './form-values'

/** Unsent input of a form, kept in this tab until it is closed. Files are not kept. */
export interface Draft {
  values: FormValues
  /** Whether a file had been chosen. */
  hadFiles: boolean
  /** The page's query at the time, without its language. */
  query: string
}

/** The page's query without its language: it may prefill the form. */
function currentQuery(): string {
  const query = new URLSearchParams(location.search)
  query.delete('lang')
  return query.toString()
}

/** Whether a draft was written at the address that is open now. */
export const isFromThisAddress = (draft: Draft) => draft.query === currentQuery()

/** The draft of a form; null where there is none. */
export function readDraft(formId: DraftId): Draft | null {
  try {
    const { values, hadFiles, query } = (JSON.parse(readStored(`draft:${formId}`) ?? '') ??
      {}) as Partial<Draft>
    if (typeof query !== 'string' || typeof values !== 'object' || values === null) return null
    return { values, hadFiles: hadFiles === true, query }
  } catch {
    return null
  }
}

/**
 * Saves what stands in a form as its draft.
 * @param start what the page fills in: where nothing else stands in the form there is no draft
 */
export function saveDraft(formId: DraftId, values: FormValues, start: object): void {
  const hadFiles = flatten(values).some(([, value]) => value instanceof File)
  // JSON has no files.
  if (JSON.stringify(values) === JSON.stringify(start) && !hadFiles) return removeDraft(formId)
  writeDraft(formId, { values, hadFiles, query: currentQuery() })
}

export const writeDraft = (formId: DraftId, draft: Draft): void =>
  writeStored(`draft:${formId}`, JSON.stringify(draft))

export const removeDraft = (formId: DraftId): void => writeStored(`draft:${formId}`, null)
