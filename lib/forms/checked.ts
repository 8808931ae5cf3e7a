import type { FieldErrors } from '@/lib/forms/result'

/** What is wrong in a form just now, and what was and has been put right. */
export interface Checked {
  errors: FieldErrors
  corrected: ReadonlySet<string>
}

/** After another look: a field that had an error and has none now has been put right. */
export function settle(before: Checked, errors: FieldErrors): Checked {
  const once = [...before.corrected, ...Object.keys(before.errors)]
  return { errors, corrected: new Set(once.filter((field) => !(field in errors))) }
}
