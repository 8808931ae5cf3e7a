import { draftKey } from './draft'

/** A form's text values under their controls' names. */
export type Draft = Readonly<Record<string, string>>

/** What was kept for a form, once: it is removed by reading. */
export function takeDraft(formId: string): Draft | null {
  try {
    const stored = sessionStorage.getItem(draftKey(formId))
    sessionStorage.removeItem(draftKey(formId))
    return stored === null ? null : (JSON.parse(stored) as Draft)
  } catch {
    return null
  }
}

const NOT_TYPED = ['hidden', 'file', 'submit']
const CHECKED = ['checkbox', 'radio']

/** Puts a whole draft into a form's controls. A checkbox or radio is checked where the draft has its value. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  )) {
    if (NOT_TYPED.includes(control.type)) continue
    const value = draft[control.name]
    if (control instanceof HTMLInputElement && CHECKED.includes(control.type)) {
      control.checked = value === control.value
    } else {
      control.value = value ?? ''
    }
  }
}
