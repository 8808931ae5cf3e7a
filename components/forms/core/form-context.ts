'use client'

import { createContext, use, type FocusEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Draft } from '@/components/forms/core/drafts'
import type { FormFields } from '@/components/forms/core/fields'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ActionResult } from '@/components/forms/core/result'

/** Shared by the parts of a form, besides react-hook-form's own context. */
export interface FormDetails {
  id: string
  fields: FormFields
  messages: FormMessages
  /** Chooses among labels where a field has several. */
  variant?: string
  /** The last result of the server or of the browser's validation. */
  answer: ActionResult | null
  /** Message of each wrong field, by name, in the order of the form. */
  errors: Readonly<Record<string, string>>
  /** Fields that had an error and have none now. */
  corrected: ReadonlySet<string>
  isSending: boolean
  /** What the controls start with: what was posted without JavaScript, otherwise what the page fills in. */
  initialValues: Readonly<Record<string, string>>
  /** Whether empty fields are validated on blur too. */
  checksEmpty: boolean
  /** Validates the fields again that have an error. */
  recheck: () => void
  /** The restored draft, until it is sent or cleared. */
  draft: Draft | null
  /** Empties the fields. */
  startOver: () => void
}

export const FormDetailsContext = createContext<FormDetails | null>(null)

/**
 * The form around a part of it.
 * @throws Error outside of a Form
 */
export function useFormDetails(): FormDetails {
  const form = use(FormDetailsContext)
  if (form === null) throw new Error('useFormDetails must be used within a Form')
  return form
}

/** A control's id; forms on the same page have fields of the same name. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}

export interface Field {
  id: string
  label: string
  isOptional: boolean
  hintId: string
  errorId: string
  error: string | undefined
  isCorrected: boolean
  /** What the control starts with. */
  initialValue: string | undefined
  /** Properties of the control that assistive technology reads. */
  aria: { 'aria-invalid': boolean; 'aria-describedby': string | undefined }
}

/**
 * The field of that name in the form around.
 * @throws Error where the form has no such field
 */
export function useField(name: string, { hint }: { hint?: string } = {}): Field {
  const { id: formId, fields, variant = '', errors, corrected, initialValues } = useFormDetails()
  const details = fields[name]
  if (details === undefined) throw new Error(`The form ${formId} has no field ${name}`)
  const id = fieldId(formId, name)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const error = errors[name]
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return {
    id,
    label: typeof details.label === 'string' ? details.label : (details.label[variant] ?? ''),
    isOptional: details.isOptional,
    hintId,
    errorId,
    error,
    isCorrected: corrected.has(name),
    initialValue: initialValues[name],
    aria: {
      'aria-invalid': error !== undefined,
      'aria-describedby': described === '' ? undefined : described,
    },
  }
}

/** Registers a native control with react-hook-form. To be spread on the control. */
export function useControl(name: string, field: Field) {
  const { register } = useFormContext()
  const { checksEmpty, recheck } = useFormDetails()
  const control = register(name, { onChange: recheck })
  return {
    ...control,
    ...field.aria,
    id: field.id,
    onBlur: async (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      const next = event.relatedTarget
      // Submitting validates the whole form.
      const isSubmitting = next instanceof HTMLButtonElement && next.type === 'submit'
      if (!isSubmitting && (checksEmpty || event.target.value !== '')) await control.onBlur(event)
    },
  }
}
