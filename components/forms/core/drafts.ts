import type { FormFields } from './fields'
import { readForm } from './form-data'

/** Unsent input of a form, kept in this tab until it is closed. Files are not kept. */
export interface Draft {
  /** Text values under their fields' names. */
  values: Readonly<Record<string, string>>
  /** Whether a file had been chosen. */
  hadFiles: boolean
  /** The page's query at the time, without its language. */
  query: string
}

const keyOf = (formId: string) => `draft:${formId}`

/** The page's query without its language: it may prefill the form. */
function currentQuery(): string {
  const query = new URLSearchParams(location.search)
  query.delete('lang')
  return query.toString()
}

/** Whether a draft was written at the address that is open now. */
export function isFromThisAddress(draft: Draft): boolean {
  return draft.query === currentQuery()
}

function isDraft(value: unknown): value is Draft {
  const { values, query } = (value ?? {}) as Partial<Draft>
  const isText = (text: unknown) => typeof text === 'string'
  return isText(query) && values !== null && typeof values === 'object' && Object.values(values).every(isText)
}

/** The draft of a form; null where there is none. */
export function readDraft(formId: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

/** Saves a form's input as its draft. An empty form leaves no draft. */
export function saveDraft(form: HTMLFormElement, fields: FormFields): void {
  const entries = Object.entries(readForm(new FormData(form), fields))
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const hadFiles = entries.some(([, value]) => value instanceof File)
  const isChosen = (name: string) => ['hidden', 'radio', 'select'].includes(fields[name]?.control ?? '')
  const isEmpty = !hadFiles && texts.every(([name, value]) => value === '' || isChosen(name))
  if (isEmpty) return removeDraft(form.id)
  writeDraft(form.id, { values: Object.fromEntries(texts), hadFiles, query: currentQuery() })
}

export function writeDraft(formId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(draft))
  } catch {
    // Storage may be switched off or full; the browser itself often keeps the fields over a reload.
  }
}

export function removeDraft(formId: string): void {
  try {
    sessionStorage.removeItem(keyOf(formId))
  } catch {
    // Storage is switched off: there is no draft.
  }
}
