import { HONEYPOT_FIELD } from '@/lib/submissions/hidden-fields'

/** A field for lib/submissions/guard.ts, which people do not see and programs fill in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT_FIELD} />
    </div>
  )
}
