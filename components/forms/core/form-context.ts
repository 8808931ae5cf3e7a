'use client'

import clsx from 'clsx'
import { createContext, type FocusEvent, use } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { readFormValues } from './form-values'
import type { ServerForm } from './use-server-form'

/** Messages by the names of fields, grouped as the fields are: `{ meals: { lunch: 'Lunch' } }`. */
export interface FieldMessages {
  readonly [name: string]: string | undefined | FieldMessages
}

/** Shared by the parts of a form, besides react-hook-form's own context. */
export type FormDetails = ServerForm['details'] & { labels: FieldMessages; hints: FieldMessages }

export const FormDetailsContext = createContext<FormDetails | null>(null)

export function useFormDetails(): FormDetails {
  const form = use(FormDetailsContext)
  if (form === null) throw new Error('useFormDetails must be used within a Form')
  return form
}

/** A control's id; forms on the same page have fields of the same name. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`

/** What surrounds the control of that name; `aria` is for the control itself. */
export function useField(name: string) {
  const { id: formId, labels, hints, errors, corrected } = useFormDetails()
  const id = fieldId(formId, name)
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const error = errors[name]
  const hint = get(hints, name) as string | undefined
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ')
  return {
    id,
    label: get(labels, name) as string,
    hint,
    hintId,
    errorId,
    error,
    isCorrected: corrected.has(name),
    aria: { id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined },
  }
}

/** Whether a field is left for the submit button, which validates the whole form. */
export function leadsToSubmit({ relatedTarget: next }: FocusEvent): boolean {
  return next instanceof HTMLButtonElement && next.type === 'submit'
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** `register(name)` for a native control, with its looks and the properties that assistive technology reads. */
export function useControl(name: string, className?: string | false) {
  const { aria, isCorrected } = useField(name)
  const { register, setValue, formState } = useFormContext()
  const { checksEmpty } = useFormDetails()
  const isHydrated = useHydrated()
  const defaultValue = get(formState.defaultValues, name) as string
  const { ref, onBlur, ...control } = register(name)
  return {
    ...control,
    ...aria,
    defaultValue,
    className: clsx('control', isCorrected && 'border-success pr-12', className),
    ref: (element: Control | null) => {
      // What was typed before hydration: react-hook-form would put its own value in place of it.
      if (element?.form && !isHydrated) {
        setValue(name, readFormValues(new FormData(element.form), { [name]: defaultValue })[name])
      }
      ref(element)
    },
    onBlur: async (event: FocusEvent<Control>) => {
      const { value, validity } = event.target
      if (!leadsToSubmit(event) && (checksEmpty || value !== '' || validity.badInput)) await onBlur(event)
    },
  }
}
