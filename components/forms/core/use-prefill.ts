'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type FieldValues, get, set, type UseFormReturn } from 'react-hook-form'

/** What a page fills in, by the names of the fields. */
export type Prefill = Readonly<Partial<Record<string, string | boolean>>>

/** The empty form with what the page fills in. */
export function fillIn(empty: FieldValues, prefill: Prefill): FieldValues {
  const values = structuredClone(empty)
  for (const [name, value] of Object.entries(prefill)) set(values, name, value)
  return values
}

/**
 * Fills in what changes on a soft navigation to another query of the page, and empties what the last one filled in.
 * What a guest has changed stays.
 */
export function usePrefill(
  methods: UseFormReturn,
  empty: FieldValues,
  prefill: Prefill,
  onFilled: () => void,
): void {
  const key = JSON.stringify(prefill)
  const filled = useRef({ key, prefill })
  const fillAgain = useEffectEvent(() => {
    if (filled.current.key === key) return
    const before = filled.current.prefill
    for (const [name, value] of Object.entries(prefill)) {
      if (before[name] !== value) methods.setValue(name, value)
    }
    for (const [name, value] of Object.entries(before)) {
      if (!(name in prefill) && methods.getValues(name) === value) methods.setValue(name, get(empty, name))
    }
    filled.current = { key, prefill }
    onFilled()
  })
  // Before the page shows it, so that the draft is right even for a guest who reloads at once.
  useLayoutEffect(() => fillAgain(), [key])
}
