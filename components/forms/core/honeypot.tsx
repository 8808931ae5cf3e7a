import { HONEYPOT_FIELD } from '@/components/forms/core/hidden-fields'

/** Hidden from people and filled in by bots; checked in components/forms/core/guard.ts. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT_FIELD} />
    </div>
  )
}
