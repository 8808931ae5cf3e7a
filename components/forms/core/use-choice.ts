'use client'

import { useEffect, useEffectEvent, type FocusEvent } from 'react'
import { useController } from 'react-hook-form'
import { leadsToSubmit, useFormDetails } from './form-context'
import { readFormValues } from './form-values'

/** A checkbox or a group of radio buttons, with what the guest chose before hydration. */
export function useChoice<Value extends string | boolean>(name: string) {
  const { id } = useFormDetails()
  const { field } = useController({ name })
  const value = field.value as Value
  const adopt = useEffectEvent(() => {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) return
    const chosen = readFormValues(new FormData(form), { [name]: value })[name]
    if (chosen !== value) field.onChange(chosen)
  })
  useEffect(() => adopt(), [])
  return {
    value,
    onChange: (chosen: Value) => field.onChange(chosen),
    onBlur: (event: FocusEvent) => {
      if (!leadsToSubmit(event)) field.onBlur()
    },
  }
}
