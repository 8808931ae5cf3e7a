'use client'

import { useLayoutEffect, useState } from 'react'
import { type FieldError, get, type UseFormReturn } from 'react-hook-form'
import { fieldNames } from './form-values'
import type { MessageKey } from './result'

/**
 * The errors of a form's fields, and which fields had one.
 * @param textOf says an error of a field
 */
export function useFieldErrors(
  methods: UseFormReturn,
  empty: object,
  textOf: (error: MessageKey, options: { field: string }) => string,
) {
  const { errors } = methods.formState
  const names = fieldNames(empty)
  const wrong = names.filter((name) => get(errors, name) !== undefined)
  const [everWrong, setEverWrong] = useState<ReadonlySet<string>>(new Set())
  if (wrong.some((name) => !everWrong.has(name))) setEverWrong(new Set([...everWrong, ...wrong]))

  // A new error may move the focused field out of the window.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (wrong.length > 0 && focused !== document.body) focused?.scrollIntoView({ block: 'nearest' })
  }, [wrong.length])

  const messageOf = (name: string) =>
    textOf((get(errors, name) as FieldError).message as MessageKey, { field: name })
  return {
    /** Message of each wrong field, in the order of the form. */
    errors: Object.fromEntries(wrong.map((name) => [name, messageOf(name)])),
    /** Fields that had an error and have none now. */
    corrected: new Set([...everWrong].filter((name) => !wrong.includes(name))),
    forgetCorrected: () => setEverWrong(new Set()),
    recheck: () => {
      const stillWrong = names.filter((name) => methods.getFieldState(name).error)
      if (stillWrong.length > 0) void methods.trigger(stillWrong)
    },
  }
}
