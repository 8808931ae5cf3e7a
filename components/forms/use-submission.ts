'use client'

import {
  useActionState,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type RefObject,
  type SubmitEvent,
} from 'react'
import type { FormCheck } from '@/lib/forms/check'
import { saveDraft } from '@/lib/forms/draft'
import { sendForm, type FormAction } from '@/lib/forms/send'
import type { ActionResult } from '@/lib/submissions/result'
import type { FormState } from './form-context'
import { useLiveCheck } from './use-live-check'

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

/** A form's state for FormShell, and the properties of its elements. */
export type Submission = Omit<FormState, 'words' | 'limits'> & {
  form: ComponentProps<'form'>
  /** The place above the fields; it takes focus when an answer comes. */
  noticeRef: RefObject<HTMLDivElement | null>
}

/**
 * One form from the first touch to the answer. The form itself holds the values (site.md, section 4: they are
 * kept on failure); this holds what is known about them. See docs/decisions/0005-forms.md.
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
  const [answer, setAnswer] = useState(posted)
  const [pending, setPending] = useState(false)
  const sending = useRef(false)
  const live = useLiveCheck({ initial: posted, formRef, loadCheck, checkOnLeave })

  useEffect(() => {
    if (answer !== null) noticeRef.current?.focus()
  }, [answer])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    // With the next picture, so that the form leaves before anything is drawn.
    requestAnimationFrame(() => setPending(sending.current))
    const form = event.currentTarget
    const formData = new FormData(form)
    const errors = await live.checkAll(formData)
    const refused = Object.keys(errors).length > 0
    const result: ActionResult = refused
      ? { ok: false, fieldErrors: errors, values: {} }
      : await sendForm(action, formData)
    sending.current = false
    setPending(false)
    if (!result.ok && result.fieldErrors) live.show(result.fieldErrors)
    if (result.ok) {
      form.reset()
      live.clear()
    }
    setAnswer(result)
    if (!refused) onAnswer?.(result, form)
  }

  return {
    formId,
    answer,
    errors: live.errors,
    corrected: live.corrected,
    pending,
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
      onFocus: live.load,
      onBlur: live.onLeave,
      onInput: live.onEdit,
    },
  }
}
