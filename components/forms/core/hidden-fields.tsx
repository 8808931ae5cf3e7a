/** Hidden from people and filled in by bots. The name means nothing to a password manager. */
export const HONEYPOT_FIELD = 'q7'
/** Locale of the page that the form is on. */
export const LANGUAGE_FIELD = 'language'

/** Outside the tab order and the accessibility tree; checked in create-form-action.ts. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Sends a form that was refused because of its hidden field, which a password manager may have filled in. */
export function SendAnyway({ label }: { label: string }) {
  return (
    <button
      type="submit"
      onClick={({ currentTarget: { form } }) => {
        const trap = form?.elements.namedItem(HONEYPOT_FIELD)
        if (trap instanceof HTMLInputElement) trap.value = ''
      }}
      className="mt-4 btn btn-small btn-primary"
    >
      {label}
    </button>
  )
}
