'use client'

import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import type { FormCheck } from '@/lib/forms/check'
import type { ActionResult, FieldErrors } from '@/lib/submissions/result'

/**
 * An error that appears moves what is below it. It waits until a click that took the focus away has landed,
 * or the click would miss its target.
 */
const AFTER_CLICK_MS = 200

interface LiveCheckOptions {
  initial: ActionResult | null
  formRef: RefObject<HTMLFormElement | null>
  loadCheck: () => Promise<FormCheck>
  checkOnLeave: 'filled' | 'all'
}

interface Checked {
  errors: FieldErrors
  corrected: ReadonlySet<string>
}

const nothing: FormCheck = () => ({})

/** A field that had an error and has none now has been put right. */
function settle(before: Checked, errors: FieldErrors): Checked {
  const once = [...before.corrected, ...Object.keys(before.errors)]
  return { errors, corrected: new Set(once.filter((field) => !(field in errors))) }
}

/** What is wrong in a form just now: checked when a field is left, and again while an error is being put right. */
export function useLiveCheck({ initial, formRef, loadCheck, checkOnLeave }: LiveCheckOptions) {
  const [checked, setChecked] = useState<Checked>({
    errors: (initial?.ok === false && initial.fieldErrors) || {},
    corrected: new Set(),
  })
  const rules = useRef<Promise<FormCheck>>(undefined)

  // An error that appears above moves the field that the guest has gone on to, perhaps out of the window.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (formRef.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  }, [checked.errors, formRef])

  /** Where the rules cannot be loaded, the server checks alone; the next touch tries again. */
  function load(): Promise<FormCheck> {
    rules.current ??= loadCheck().catch(() => {
      rules.current = undefined
      return nothing
    })
    return rules.current
  }

  async function recheck(name?: string) {
    const check = await load()
    if (formRef.current === null) return
    const found = check(new FormData(formRef.current))
    setChecked(({ errors, corrected }) => {
      const shown = new Set([...Object.keys(errors), ...(name === undefined ? [] : [name])])
      const next: FieldErrors = {}
      for (const field of Object.keys(found)) if (shown.has(field)) next[field] = found[field]!
      return settle({ errors, corrected }, next)
    })
  }

  return {
    ...checked,
    load: () => void load(),

    checkAll: async (formData: FormData): Promise<FieldErrors> => (await load())(formData),

    /** Shows the errors of a whole form. */
    show: (errors: FieldErrors) => setChecked((before) => settle(before, errors)),

    /** As untouched. */
    clear: () => setChecked({ errors: {}, corrected: new Set() }),

    onLeave: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      const control = target as EventTarget & Partial<Pick<HTMLInputElement, 'name' | 'value'>>
      if (!control.name || (checkOnLeave === 'filled' && !control.value)) return
      // The button is about to check everything.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return
      const { name } = control
      setTimeout(() => void recheck(name), AFTER_CLICK_MS)
    },

    onEdit: ({ target }: SyntheticEvent<HTMLFormElement>) => {
      const { name } = target as EventTarget & { name?: string }
      if (name && Object.keys(checked.errors).length > 0) void recheck()
      else if (name && checked.corrected.has(name)) void recheck(name)
    },
  }
}
