'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import type { KeptForm } from '@/lib/browser/storage'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { type Draft, filledElsewhere, isFromThisUrl, readDraft, removeDraft, saveDraft } from './drafts'
import { fieldNames } from './form-values'
import type { ActionResult } from './result'
import type { Prefill } from './use-prefill'

interface DraftOptions {
  id: KeptForm
  /** Of a form that has a draft for each of several things, such as positions. */
  variant?: string | undefined
  empty: object
  /** The empty form with what the page fills in. */
  start: object
  prefill: Prefill
  /** The field in which the guest's own words stay below what a new URL fills in. */
  notes?: string | undefined
  /** The answer to a form that was sent without scripts. Its values replace the draft; a receipt deletes the draft. */
  posted: ActionResult | null
  onStart?: ((draft: Draft | null) => void) | undefined
}

/** Restores a form's draft after hydration with the errors that were shown, and keeps what is typed since. */
export function useDraft(methods: UseFormReturn, options: DraftOptions) {
  const { id, variant, empty, start, prefill, notes, posted, onStart } = options
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<Draft | null>()
  if (isHydrated && draft === undefined) setDraft(posted === null ? readDraft(id, variant) : null)

  /** What a URL has filled in of the notes, also where it was another one, or in another locale. */
  function filledNotes(): Prefill {
    const text: unknown = notes && methods.getValues(notes)
    const filled = [prefill, readDraft(id, variant)?.filled].map((values) => values?.[notes ?? ''])
    const kept = filled.find((one) => one && typeof text === 'string' && text.includes(String(one)))
    return notes && kept ? { [notes]: kept } : {}
  }
  const keep = (wrong?: string[]) =>
    saveDraft(id, variant, {
      values: methods.getValues(),
      start,
      filled: { ...prefill, ...filledNotes() },
      wrong,
    })
  const restore = useEffectEvent(() => {
    if (posted?.ok) removeDraft(id, variant)
    const isContinued = draft && isFromThisUrl(draft)
    const filled = draft ? filledElsewhere(draft) : {}
    let isTypedEarly = false
    for (const name of fieldNames(empty)) {
      const type = typeof get(empty, name)
      // Files are not kept.
      if (type === 'object') continue
      const value: unknown = get(draft?.values, name)
      const isTyped = methods.getValues(name) !== get(start, name)
      isTypedEarly ||= isTyped
      // A new URL wins over the draft, and what has been typed since over both.
      if (typeof value !== type || isTyped) continue
      if (isContinued || !(name in prefill)) {
        if (filled[name] !== value) methods.setValue(name, value)
      } else if (name === notes) {
        const own = String(value)
          .replace(String(draft?.filled[name] ?? ''), '')
          .trim()
        methods.setValue(name, [prefill[name], own].filter(Boolean).join('\n\n'))
      }
    }
    onStart?.(draft ?? null)
    if (isTypedEarly) keep()
    if (!draft?.wrong) return
    void methods.trigger(draft.wrong)
    // The next page that is opened here without leaving the document shows no errors.
    keep()
  })
  const keepErrors = useEffectEvent(() => {
    const wrong = fieldNames(empty).filter((name) => methods.getFieldState(name).error)
    if (wrong.length > 0) keep(wrong)
  })
  useEffect(() => {
    if (!isHydrated) return
    restore()
    addEventListener('pagehide', keepErrors)
    return () => removeEventListener('pagehide', keepErrors)
  }, [isHydrated])

  return {
    /** The restored draft, until it is sent or discarded. */
    draft: draft && Object.keys(draft.values).length > 0 ? draft : null,
    /** Whether errors that were shown came back. */
    wasWrong: draft?.wrong !== undefined,
    keep: () => keep(),
    /** Where there is one: the page has changed a value by itself. */
    update: () => {
      if (readDraft(id, variant) !== null) keep()
    },
    discard: () => {
      removeDraft(id, variant)
      setDraft(null)
    },
    /** After sending: what has been typed meanwhile, here or in another place after the form was closed, stays. */
    discardSent: (sent: FieldValues) => {
      const kept = readDraft(id, variant)
      if (kept && JSON.stringify(kept.values) === JSON.stringify(sent)) removeDraft(id, variant)
    },
  }
}
