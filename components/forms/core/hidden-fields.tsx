/** Hidden from people and filled in by bots. */
export const HONEYPOT_FIELD = 'website'
/** Language of the page that the form is on. */
export const LANGUAGE_FIELD = 'language'

/** Outside the tab order and the accessibility tree; checked in create-form-action.ts. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT_FIELD} />
    </div>
  )
}
