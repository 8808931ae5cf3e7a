'use client'

import {
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
  type SubmitEvent,
} from 'react'
import type { FormCheck } from '@/lib/forms/check'
import { settle } from '@/lib/forms/checked'
import { saveDraft } from '@/lib/forms/draft'
import { sendForm, type FormAction } from '@/lib/forms/send'
import type { ActionResult } from '@/lib/forms/result'
import type { FormState } from './form-context'
import type { LiveCheck } from './live-check'

interface SubmissionOptions {
  /** Id of the form element; its fields' ids start with it. */
  formId: string
  action: FormAction
  /** Imports the form's own rules; called when a field is first touched, so that they are not in the first load. */
  loadCheck: () => Promise<FormCheck>
  /** Which fields are checked when left: those with something in them, or empty ones too. */
  checkOnLeave?: 'filled' | 'all'
  /** After the server's answer, with JavaScript. Not after the browser's own check. */
  onAnswer?: (answer: ActionResult, form: HTMLFormElement) => void
}

/** What is known about a form just now. */
export type SubmissionState = Pick<FormState, 'answer' | 'errors' | 'corrected' | 'pending'>

/** A form's state for FormShell, and the properties of its elements. */
export type Submission = Omit<FormState, 'words' | 'limits'> & {
  form: ComponentProps<'form'>
  /** The place above the fields; it takes focus when an answer comes. */
  noticeRef: RefObject<HTMLDivElement | null>
}

const ignore = () => undefined
/** A guest takes what comes sooner for an immediate answer. */
const PENDING_AFTER_MS = 50
const UNTOUCHED = { errors: {}, corrected: new Set<string>() }

/**
 * One form from the first touch to the answer. The form itself holds the values (site.md, section 4: they are
 * kept on failure); this holds what is known about them. What checks them is fetched when the form is first touched,
 * and what happens until then waits for it; where it cannot be fetched, the server checks alone. Sending needs nothing
 * more, since a deployment may have taken the rest away. See docs/decisions/0005-forms.md.
 */
export function useSubmission({
  formId,
  action,
  loadCheck,
  checkOnLeave = 'filled',
  onAnswer,
}: SubmissionOptions): Submission {
  const formRef = useRef<HTMLFormElement>(null)
  const noticeRef = useRef<HTMLDivElement>(null)
  // Without JavaScript, and before it has loaded, the form posts to the action and the page comes back here.
  const [posted, formAction] = useActionState(action, null, `#${formId}`)
  const [state, setState] = useState<SubmissionState>({
    ...UNTOUCHED,
    ...(posted?.ok === false && posted.fieldErrors && { errors: posted.fieldErrors }),
    answer: posted,
    pending: false,
  })
  const sending = useRef(false)
  const check = useRef<Promise<LiveCheck>>(undefined)

  useEffect(() => {
    if (state.answer !== null) noticeRef.current?.focus()
  }, [state.answer])

  // An error that appears moves what the guest has gone on to, in the form or below it, perhaps out of the window.
  useLayoutEffect(() => {
    const focused = document.activeElement
    const hasErrors = Object.keys(state.errors).length > 0
    if (hasErrors && focused !== document.body) focused?.scrollIntoView({ block: 'nearest' })
  }, [state.errors])

  function load(): Promise<LiveCheck> {
    if (check.current) return check.current
    // Side by side with what will ask for the rules, and be given the same.
    loadCheck().catch(ignore)
    check.current = import('./live-check').then(({ createLiveCheck }) =>
      createLiveCheck({ loadCheck, checkOnLeave, update: setState }),
    )
    // The next touch tries again.
    check.current.catch(() => (check.current = undefined))
    return check.current
  }

  const whenLoaded = (act: (live: LiveCheck) => void) => void load().then(act).catch(ignore)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const form = event.currentTarget
    const formData = new FormData(form)
    // Not before the form has left, and not for an answer that comes at once: a button that flickers says nothing.
    const drawing = setTimeout(() => setState((before) => ({ ...before, pending: true })), PENDING_AFTER_MS)
    const live = await load().catch(ignore)
    const errors = (await live?.checkAll(formData)) ?? {}
    const isRefused = Object.keys(errors).length > 0
    const answer: ActionResult = isRefused
      ? { ok: false, fieldErrors: errors, values: {} }
      : await sendForm(action, formData)
    clearTimeout(drawing)
    sending.current = false
    if (answer.ok) form.reset()
    setState((before) => ({
      ...(answer.ok ? UNTOUCHED : answer.fieldErrors ? settle(before, answer.fieldErrors) : before),
      answer,
      pending: false,
    }))
    if (!isRefused) onAnswer?.(answer, form)
  }

  return {
    ...state,
    formId,
    noticeRef,
    reload: () => {
      if (formRef.current) saveDraft(formRef.current)
      location.reload()
    },
    form: {
      id: formId,
      ref: formRef,
      action: formAction,
      onSubmit: submit,
      onFocus: () => whenLoaded((live) => live.prepare()),
      onBlur: ({ currentTarget, target, relatedTarget }) =>
        whenLoaded((live) => live.leave(currentTarget, { target, relatedTarget })),
      onInput: ({ currentTarget, target }) => whenLoaded((live) => live.edit(currentTarget, target, state)),
    },
  }
}
