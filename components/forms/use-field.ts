'use client'

import { describeError, fieldId, useForm } from './form-context'

/** What a control needs to be joined to its label, hint and error. */
export interface FieldBinding {
  id: string
  hintId: string
  errorId: string
  error: string | undefined
  corrected: boolean
  /** What was typed, where the page comes back from the server without JavaScript. */
  typed: string | undefined
  /** To be spread on the control. */
  control: {
    id: string
    name: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }
}

/** Joins a control to the form around it by the control's name. */
export function useField(name: string, { hint }: { hint?: string } = {}): FieldBinding {
  const form = useForm()
  const id = fieldId(form.formId, name)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const error = describeError(form, name)
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return {
    id,
    hintId,
    errorId,
    error,
    corrected: form.corrected.has(name),
    typed: form.answer?.ok === false ? form.answer.values[name] : undefined,
    control: {
      id,
      name,
      'aria-invalid': error !== undefined,
      'aria-describedby': described === '' ? undefined : described,
    },
  }
}
