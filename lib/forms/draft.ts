import type { Draft } from './kept-draft'

/** Where a form's draft is kept, in this tab's storage. */
export const draftKey = (formId: string) => `draft:${formId}`

/** What is typed and chosen, without files and without the framework's own fields. */
function readDraft(form: HTMLFormElement): Draft {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !name.startsWith('$'),
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Keeps what is typed over a reload of the page, in this tab alone. */
export function saveDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(draftKey(form.id), JSON.stringify(readDraft(form)))
  } catch {
    // Storage may be switched off or full; the browser itself often keeps the fields over a reload.
  }
}

/** Whether a draft is kept: only then is what fills it in needed. */
export function hasDraft(formId: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(formId)) !== null
  } catch {
    // Storage is switched off, and nothing was kept.
    return false
  }
}
