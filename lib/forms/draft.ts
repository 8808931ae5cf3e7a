/** A form's text values under their controls' names. */
export type Draft = Readonly<Record<string, string>>

const keyOf = (formId: string) => `draft:${formId}`

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
    sessionStorage.setItem(keyOf(form.id), JSON.stringify(readDraft(form)))
  } catch {
    // Storage may be switched off or full; the browser itself often keeps the fields over a reload.
  }
}

/** What was kept for a form, once: it is removed by reading. */
export function takeDraft(formId: string): Draft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(formId))
    sessionStorage.removeItem(keyOf(formId))
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
