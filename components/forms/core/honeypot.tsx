import { HONEYPOT_FIELD } from '@/lib/forms/hidden-fields'

/** A field for lib/forms/guard.ts, which people do not see and programs fill in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT_FIELD} />
    </div>
  )
}
