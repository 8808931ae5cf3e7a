import type { FieldErrors, MessageKey } from '@/lib/forms/result'

/** Looks at a form as it would be posted and names what is wrong, by field; empty where all is well. */
export type FormCheck = (formData: FormData) => FieldErrors

/** The part of a zod issue that is looked at. The schemas give message keys as their messages. */
interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** One message a field, the first: `meals.lunch` and not a tree, since that is the control's name. */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of issues) errors[path.join('.')] ??= message as MessageKey
  return errors
}
