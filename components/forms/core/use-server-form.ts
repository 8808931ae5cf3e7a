'use client'

import {
  useActionState,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type InputEvent,
  type SubmitEvent,
} from 'react'
import { get, useForm, type ErrorOption, type FieldError, type Resolver } from 'react-hook-form'
import { useHydrated } from '@/lib/browser/use-hydrated'
import {
  isFromThisAddress,
  readDraft,
  removeDraft,
  saveDraft,
  type Draft,
} from '@/components/forms/core/drafts'
import type { FormFields } from '@/components/forms/core/fields'
import { readForm } from '@/components/forms/core/form-data'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ActionResult, FieldErrors, MessageKey } from '@/components/forms/core/result'
import type { FormSchema } from '@/components/forms/core/schema'
import { sendForm, type FormAction } from '@/components/forms/core/send'

type Values = Record<string, unknown>

export interface ServerFormOptions {
  /** Id of the form element; its fields' ids start with it. */
  id: string
  action: FormAction
  fields: FormFields
  messages: FormMessages
  /** Imports the form's schema; called when the form is first touched, so that it is not in the first load. */
  loadSchema: () => Promise<FormSchema<Values>>
  /** What the page fills in. It may change while the form is shown, with another query of the same page. */
  prefill?: Readonly<Record<string, string>>
  /** Whether empty fields are validated on blur too. */
  checksEmpty?: boolean
  /** Whether values are stored in the browser until they are sent. */
  keepsDraft?: boolean
  /** Called after hydration, with the restored draft. */
  onStart?: (draft: Draft | null) => void
  /** Called with the server's result, not after a failed validation in the browser. */
  onAnswer?: (answer: ActionResult) => void
}

/** An error moves the content below it; without a delay the button would move away under a click. */
const ERROR_DELAY_MS = 200
const NO_VALUES: Readonly<Record<string, string>> = {}

const toFormErrors = (errors: FieldErrors = {}) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name,
      { type: 'server', message } satisfies ErrorOption,
    ]),
  )

/**
 * A form for a server action, on react-hook-form. Fields are uncontrolled; browser and server validate the same FormData
 * with the same schema.
 */
export function useServerForm({
  id,
  action,
  fields,
  messages,
  loadSchema,
  prefill = NO_VALUES,
  checksEmpty = false,
  keepsDraft = true,
  onStart,
  onAnswer,
}: ServerFormOptions) {
  const formRef = useRef<HTMLFormElement>(null)
  const noticeRef = useRef<HTMLDivElement>(null)
  // Without JavaScript, and before it has loaded, the form posts to the action and the page comes back here.
  const [posted, formAction] = useActionState(action, null, `#${id}`)
  const [postedErrors] = useState(() => posted?.ok === false && toFormErrors(posted.fieldErrors))
  const [answer, setAnswer] = useState(posted)
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState<Draft | null>()
  // After a post without JavaScript the server has filled in the values.
  if (isHydrated && draft === undefined) setDraft(keepsDraft && posted === null ? readDraft(id) : null)
  const [round, setRound] = useState(0)
  const [everWrong, setEverWrong] = useState<ReadonlySet<string>>(new Set())

  const load = () => Promise.all([import('@hookform/resolvers/zod'), loadSchema()])

  const methods = useForm<Values>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    shouldFocusError: false,
    resolver: async (_values, context, options) => {
      const loaded = await load().catch(() => undefined)
      // The server validates alone.
      if (loaded === undefined || formRef.current === null) return { values: {}, errors: {} }
      const [{ zodResolver }, schema] = loaded
      const resolve: Resolver<Values> = zodResolver(schema)
      return resolve(readForm(new FormData(formRef.current), fields), context, options)
    },
    ...(postedErrors && { errors: postedErrors }),
  })
  const { errors, isSubmitting } = methods.formState

  const names = Object.keys(fields)
  const wrong = names.filter((name) => get(errors, name) !== undefined)
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

  const start = useEffectEvent(() => {
    if (posted?.ok) removeDraft(id)
    const isContinued = draft && isFromThisAddress(draft)
    for (const [name, value] of Object.entries(draft?.values ?? {})) {
      const control = fields[name]?.control
      const isChosen = control === 'radio' || control === 'select'
      const current: unknown = methods.getValues(name)
      // A new address wins over the draft, and what has been typed since over both.
      if (!isContinued && name in prefill) continue
      if (control === 'checkbox') methods.setValue(name, value !== '')
      else if (isChosen || !current || current === prefill[name]) methods.setValue(name, value)
    }
    onStart?.(draft ?? null)
  })
  useEffect(() => {
    if (isHydrated) start()
  }, [isHydrated])

  // A soft navigation to another query of the page.
  const filled = useRef(prefill)
  const fillIn = useEffectEvent(() => {
    if (filled.current === prefill) return
    for (const [name, value] of Object.entries(prefill)) {
      if (filled.current[name] !== value) methods.setValue(name, value)
    }
    filled.current = prefill
    if (formRef.current !== null && readDraft(id) !== null) saveDraft(formRef.current, fields)
  })
  const prefillKey = JSON.stringify(prefill)
  useEffect(() => fillIn(), [prefillKey])

  function startOver() {
    removeDraft(id)
    setDraft(null)
    methods.reset()
    setRound(round + 1)
    setEverWrong(new Set())
  }

  async function send(form: HTMLFormElement) {
    const result = await sendForm(action, new FormData(form))
    if (result.ok) {
      startOver()
    } else {
      const refused = toFormErrors(result.fieldErrors)
      for (const [name, error] of Object.entries(refused)) methods.setError(name, error)
    }
    setAnswer(result)
    onAnswer?.(result)
  }

  async function recheck() {
    const stillWrong = names.filter((name) => methods.getFieldState(name).error)
    if (stillWrong.length > 0) await methods.trigger(stillWrong)
  }

  const describe = (name: string) => {
    const key = String((get(errors, name) as FieldError).message) as MessageKey
    return (messages.errors[key] ?? key).replace('{max}', String(fields[name]?.max ?? ''))
  }

  return {
    methods,
    /** Key of the fields: it changes to reset them. */
    round,
    noticeRef,
    details: {
      id,
      fields,
      messages,
      answer,
      errors: Object.fromEntries(wrong.map((name) => [name, describe(name)])),
      corrected: new Set([...everWrong].filter((name) => !wrong.includes(name))),
      isSending: isSubmitting,
      initialValues: round === 0 && posted?.ok === false ? posted.values : prefill,
      checksEmpty,
      recheck: () => void recheck(),
      draft: draft ?? null,
      startOver: () => {
        startOver()
        noticeRef.current?.focus()
      },
    },
    /** Validates the fields with an error again, after other fields have become visible. */
    recheckAll: async () => {
      if (formRef.current !== null && readDraft(id) !== null) saveDraft(formRef.current, fields)
      await recheck()
      setEverWrong(new Set())
    },
    form: {
      id,
      ref: formRef,
      action: formAction,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        const refuse = () => setAnswer({ ok: false, values: {} })
        if (!isSubmitting) void methods.handleSubmit(() => send(form), refuse)(event)
      },
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => {
        if (keepsDraft) saveDraft(currentTarget, fields)
      },
      onFocus: () => void load().catch(() => undefined),
    },
  }
}

export type ServerForm = ReturnType<typeof useServerForm>
