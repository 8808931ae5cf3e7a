'use client'

import {
  useActionState,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type BaseSyntheticEvent,
  type SubmitEvent,
} from 'react'
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors as FormErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import type { DraftId } from '@/lib/browser/storage'
import { useHydrated } from '@/lib/browser/use-hydrated'
import { isFromThisAddress, readDraft, removeDraft, saveDraft, type Draft } from './drafts'
import type { FormDetails } from './form-context'
import { fieldNames, markBadInput } from './form-values'
import { useErrorText, type OwnErrors } from './messages'
import type { ActionResult, FieldErrors, FormAction } from './result'
import { sendForm } from './send'

/** An error moves the content below it; without a delay the button would move away under a click. */
const ERROR_DELAY_MS = 200

const toFormErrors = (errors: FieldErrors = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }] as const),
  )

/** What a page fills in, by the names of the fields. */
type Prefill = Readonly<Partial<Record<string, string | boolean>>>

/** The empty form with what the page fills in. */
function fillIn<Values extends FieldValues>(empty: Values, prefill: Prefill): Values {
  const values = structuredClone(empty)
  for (const [name, value] of Object.entries(prefill)) set(values, name, value)
  return values
}

interface ServerFormOptions<Values extends FieldValues> {
  /** Id of the form element; its fields' ids start with it. */
  id: DraftId
  action: FormAction
  /** Imports the form's schema, when the form is first touched. */
  loadSchema: () => Promise<z.ZodType<unknown, FieldValues>>
  ownErrors?: OwnErrors
  empty: Values
  /** It may change while the form is shown, with another query of the same page. */
  prefill?: Prefill
  /** Whether empty fields are validated on blur too. */
  checksEmpty?: boolean
  /** Called after hydration, with the restored draft. */
  onStart?: (draft: Draft | null) => void
  /** Called when the fields have been emptied. */
  onReset?: () => void
  /** Called with the server's result, not after a failed validation in the browser. */
  onAnswer?: (answer: ActionResult) => void
}

const NO_PREFILL: Prefill = {}

/**
 * `zodResolver(schema)`, loaded when the form is first used, because zod would be half of the page's JavaScript. Until it
 * has loaded a submit waits for it; where it cannot be loaded the server validates alone.
 */
function lazyResolver<Values extends FieldValues>(loadSchema: ServerFormOptions<Values>['loadSchema']) {
  const load = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    return zodResolver(schema) as Resolver<Values, unknown, FieldValues>
  }
  const loaded = () => load().catch(() => undefined)
  const resolver: Resolver<Values, unknown, FieldValues> = async (values, context, options) =>
    (await loaded())?.(markBadInput(values, options.fields), context, options) ?? { values, errors: {} }
  return { resolver, preload: () => void loaded() }
}

/**
 * `useForm` of react-hook-form for a form that a server action takes, with which it works without JavaScript too: its
 * draft, its answer, and what `Form` shows of them.
 */
export function useServerForm<Values extends FieldValues>({
  id,
  action,
  loadSchema,
  ownErrors,
  empty,
  prefill = NO_PREFILL,
  checksEmpty = false,
  onStart,
  onReset,
  onAnswer,
}: ServerFormOptions<Values>) {
  const [posted, formAction] = useActionState(action, null, `#${id}`)
  const { resolver, preload } = lazyResolver<Values>(loadSchema)
  const start = fillIn(empty, prefill)
  // After a post without JavaScript the server answers with the values that were typed.
  const [refused] = useState(() =>
    posted?.ok === false ? { values: posted.values, errors: toFormErrors(posted.fieldErrors) } : undefined,
  )
  const typedMethods = useForm<Values, unknown, FieldValues>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    shouldFocusError: false,
    defaultValues: { ...start, ...refused?.values } as DefaultValues<Values>,
    ...(refused && { errors: refused.errors as FormErrors<Values> }),
    resolver,
  })
  const methods = typedMethods as unknown as UseFormReturn
  const { errors, isSubmitting } = methods.formState
  const errorText = useErrorText(ownErrors)
  const noticeRef = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState(posted)
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<Draft | null>()
  if (isHydrated && draft === undefined) setDraft(posted === null ? readDraft(id) : null)

  const names = fieldNames(empty)
  const wrong = names.filter((name) => get(errors, name) !== undefined)
  const [everWrong, setEverWrong] = useState<ReadonlySet<string>>(new Set())
  if (wrong.some((name) => !everWrong.has(name))) setEverWrong(new Set([...everWrong, ...wrong]))

  useEffect(() => {
    if (answer === null) return
    noticeRef.current?.focus()
    // A receipt may be higher than the window; the focus alone would show any part of it.
    if (answer.ok && answer.receipt) noticeRef.current?.scrollIntoView()
  }, [answer])

  // A new error may move the focused field out of the window.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (wrong.length > 0 && focused !== document.body) focused?.scrollIntoView({ block: 'nearest' })
  }, [wrong.length])

  const restore = useEffectEvent(() => {
    if (posted?.ok) removeDraft(id)
    const isContinued = draft && isFromThisAddress(draft)
    for (const name of draft ? names : []) {
      const value: unknown = get(draft?.values, name)
      const isTyped = methods.getValues(name) !== get(start, name)
      // A new address wins over the draft, and what has been typed since over both.
      // Files are not kept.
      if (typeof value !== typeof get(empty, name) || typeof value === 'object') continue
      if (isTyped || (!isContinued && name in prefill)) continue
      methods.setValue(name, value)
    }
    onStart?.(draft ?? null)
  })
  useEffect(() => {
    if (isHydrated) restore()
  }, [isHydrated])

  // A soft navigation to another query of the page.
  const prefillKey = JSON.stringify(prefill)
  const filled = useRef({ key: prefillKey, prefill })
  const followPrefill = useEffectEvent(() => {
    if (filled.current.key === prefillKey) return
    for (const [name, value] of Object.entries(prefill)) {
      if (filled.current.prefill[name] !== value) methods.setValue(name, value)
    }
    filled.current = { key: prefillKey, prefill }
    if (readDraft(id) !== null) saveDraft(id, methods.getValues(), start)
  })
  useEffect(() => followPrefill(), [prefillKey])

  function startOver() {
    removeDraft(id)
    setDraft(null)
    methods.reset(start)
    setEverWrong(new Set())
    onReset?.()
  }

  async function send(_values: FieldValues, event?: BaseSyntheticEvent) {
    const result = await sendForm(action, new FormData(event?.target as HTMLFormElement))
    if (result.ok) {
      startOver()
    } else {
      for (const [name, error] of Object.entries(toFormErrors(result.fieldErrors)))
        methods.setError(name, error)
    }
    setAnswer(result)
    onAnswer?.(result)
  }

  function recheck() {
    const stillWrong = names.filter((name) => methods.getFieldState(name).error)
    if (stillWrong.length > 0) void methods.trigger(stillWrong)
  }

  const keepDraft = () => saveDraft(id, methods.getValues(), start)

  return {
    methods: typedMethods,
    noticeRef,
    errorText,
    details: {
      id,
      answer,
      errors: Object.fromEntries(
        wrong.map((name) => [name, errorText(String((get(errors, name) as FieldError).message))]),
      ),
      corrected: new Set([...everWrong].filter((name) => !wrong.includes(name))),
      isSending: isSubmitting,
      checksEmpty,
      draft: draft ?? null,
      startOver: () => {
        startOver()
        noticeRef.current?.focus()
      },
    } satisfies Omit<FormDetails, 'labels' | 'hints'>,
    /** After other fields have become visible. */
    recheckAll: () => {
      if (readDraft(id) !== null) keepDraft()
      recheck()
      setEverWrong(new Set())
    },
    /** Shows the empty form again in place of the receipt. */
    dismissAnswer: () => setAnswer(null),
    form: {
      id,
      action: formAction,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isSubmitting) void methods.handleSubmit(send, () => setAnswer({ ok: false, values: {} }))(event)
      },
      // After the field's own handler, so that react-hook-form knows the new value.
      onChange: () => {
        keepDraft()
        recheck()
      },
      onFocus: preload,
    },
  }
}

export type ServerForm<Values extends FieldValues> = ReturnType<typeof useServerForm<Values>>
