'use client'

import { createContext, use } from 'react'
import type { FormMessages } from '@/lib/forms/messages'
import type { ActionResult, FieldErrors } from '@/lib/forms/result'

/** What the parts of one form share. */
export interface FormState {
  formId: string
  words: FormMessages
  /** The last answer: of the server, or of the browser's own check. */
  answer: ActionResult | null
  errors: FieldErrors
  /** Fields that had an error and are right now. */
  corrected: ReadonlySet<string>
  pending: boolean
  /** Longest text by field, for the message that names it. */
  limits: Readonly<Record<string, number>>
  /** Reloads the page and brings what is typed along. */
  reload: () => void
}

export const FormContext = createContext<FormState | null>(null)

/**
 * The form around a part of it.
 * @throws Error outside of a FormShell
 */
export function useForm(): FormState {
  const form = use(FormContext)
  if (form === null) throw new Error('A form part must stand in a FormShell')
  return form
}

/** The words of an error, the same beside the field and in the summary. */
export function describeError({ errors, words, limits }: FormState, name: string): string | undefined {
  const key = errors[name]
  if (key === undefined) return undefined
  return (words.errors[key] ?? key).replace('{max}', String(limits[name] ?? ''))
}

/** A control's id; forms on the same page have fields of the same name. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
