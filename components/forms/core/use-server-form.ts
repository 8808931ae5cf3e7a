'use client'

import { type BaseSyntheticEvent, type SubmitEvent, useActionState, useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type { WatchServer } from '@/lib/browser/call-action'
import type { KeptForm } from '@/lib/browser/storage'
import type { Draft } from './drafts'
import { type OwnErrors, useErrorText } from './error-messages'
import { flatten, readFormValues } from './form-values'
import { lazyResolver, type LoadSchema } from './lazy-resolver'
import type { ActionResult, FieldErrors, FormAction } from './result'
import { sendForm } from './send'
import { useDraft } from './use-draft'
import { useFieldErrors } from './use-field-errors'
import { fillIn, type Prefill, usePrefill } from './use-prefill'
import { useReceipt } from './use-receipt'

/** An error moves the content below it; without a delay the button would move away under a click. */
const ERROR_DELAY_MS = 200

const toFormErrors = (errors: FieldErrors = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]))

interface ServerFormOptions {
  /** Id of the form element; its fields' ids start with it. */
  id: KeptForm
  /** Of a form that has a draft for each of several things, such as positions. */
  variant?: string
  action: FormAction
  /** Of a form with files, which a slow line may carry for minutes. */
  watchServer?: WatchServer
  /** Called when the form is first touched. */
  loadSchema: LoadSchema
  ownErrors?: OwnErrors
  empty: FieldValues
  /** It may change while the form is shown, with another query of the same page. */
  prefill?: Prefill
  /** The field in which the guest's own words stay below what a new URL fills in. */
  notes?: string
  /** Whether empty fields are validated on blur too. */
  checksEmpty?: boolean
  /** Called after hydration, with the restored draft. */
  onStart?: (draft: Draft | null) => void
  /** Called when another query has filled in its values. */
  onPrefill?: () => void
  /** Called when the fields have been emptied. */
  onReset?: () => void
  /** Called with the server's result, not after a failed validation in the browser. */
  onAnswer?: (answer: ActionResult) => void
}

/**
 * `useForm` of react-hook-form for a form that a server action takes, with which it works without JavaScript too: its
 * answer, its draft and receipt, and what `Form` shows of them.
 */
export function useServerForm({ id, variant, action, empty, prefill = {}, ...options }: ServerFormOptions) {
  const [posted, formAction] = useActionState(action, null, `#${id}`)
  const [answer, setAnswer] = useState(posted)
  // After a post without JavaScript the server answers with the values that were typed.
  // `errors` have to be the same object each time: react-hook-form sets them whenever they are another one.
  const [refused] = useState(() =>
    posted?.ok === false ? { values: posted.values, errors: toFormErrors(posted.fieldErrors) } : undefined,
  )
  const start = fillIn(empty, prefill)
  const { resolver, preload } = lazyResolver(options.loadSchema)
  const methods = useForm({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    shouldFocusError: false,
    defaultValues: { ...start, ...refused?.values },
    ...(refused && { errors: refused.errors }),
    resolver,
  })
  const { isSubmitting } = methods.formState
  const { sent, ...receipt } = useReceipt(id, posted)
  const { draft, ...drafts } = useDraft(methods, { ...options, id, variant, empty, start, prefill, posted })
  usePrefill(methods, empty, prefill, () => {
    options.onPrefill?.()
    drafts.update()
  })
  const errorText = useErrorText(options.ownErrors)
  const noticeRef = useRef<HTMLDivElement>(null)
  const { errors, corrected, ...marks } = useFieldErrors(methods, empty, errorText)

  useEffect(() => {
    if (answer === null) return
    noticeRef.current?.focus()
    // A receipt may be higher than the window; the focus alone would show any part of it.
    if (answer.ok && answer.receipt) noticeRef.current?.scrollIntoView()
  }, [answer])

  function emptyFields() {
    drafts.discard()
    methods.reset(start)
    marks.forgetCorrected()
    options.onReset?.()
  }

  /** What stands in the fields counts, whatever events a password manager has sent. */
  function readFields(form: HTMLFormElement) {
    for (const [name, value] of flatten(readFormValues(new FormData(form), empty))) {
      if (form.elements.namedItem(name) === null || typeof value === 'object') continue
      if (methods.getValues(name) !== value) methods.setValue(name, value)
    }
  }

  async function send(_values: FieldValues, event?: BaseSyntheticEvent) {
    drafts.update()
    const typed = structuredClone(methods.getValues())
    const result = await sendForm(action, new FormData(event?.target as HTMLFormElement), options.watchServer)
    if (result.ok) {
      receipt.keep(result.receipt)
      const isChanged = JSON.stringify(methods.getValues()) !== JSON.stringify(typed)
      if (noticeRef.current === null || isChanged) drafts.discardSent(typed)
      else emptyFields()
    } else {
      for (const [name, error] of Object.entries(toFormErrors(result.fieldErrors)))
        methods.setError(name, error)
    }
    setAnswer(result)
    options.onAnswer?.(result)
  }

  return {
    methods,
    noticeRef,
    errorText,
    details: {
      id,
      /** The last result of the server or of the browser's validation. */
      answer,
      /** Whether the last attempt to send it, here or before the page was loaded, went wrong. */
      isFailed: answer === null ? drafts.wasWrong : !answer.ok,
      /** It stays while another form is filled in below it. */
      sent,
      removeReceipt: () => {
        receipt.remove()
        setAnswer(null)
      },
      errors,
      corrected,
      isSending: isSubmitting,
      checksEmpty: options.checksEmpty ?? false,
      draft,
      startOver: () => {
        setAnswer(null)
        emptyFields()
        noticeRef.current?.focus()
      },
    },
    /** After other fields have become visible. */
    recheckAll: () => {
      drafts.update()
      marks.recheck()
      marks.forgetCorrected()
    },
    form: {
      id,
      action: formAction,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isSubmitting) return
        readFields(event.currentTarget)
        void methods.handleSubmit(send, () => setAnswer({ ok: false, values: {} }))(event)
      },
      // After the field's own handler, so that react-hook-form knows the new value.
      onChange: () => {
        drafts.keep()
        marks.recheck()
      },
      onFocus: preload,
    },
  }
}

export type ServerForm = ReturnType<typeof useServerForm>
