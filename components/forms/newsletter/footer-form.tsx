'use client'

import clsx from 'clsx'
import { Check } from 'lucide'
import { useActionState, useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { showToast } from '@/components/ui/toast'
import { FieldError } from '@/components/forms/core/field-error'
import { describeError } from '@/components/forms/core/describe-error'
import { Honeypot } from '@/components/forms/core/honeypot'
import type { FormMessages } from '@/components/forms/core/messages'
import type { ActionResult } from '@/components/forms/core/result'
import { sendForm } from '@/components/forms/core/send'
import { subscribeInFooter } from './action'
import type { FooterControl } from './footer-control'

interface FooterFormProps {
  labels: Record<'email' | 'subscribe' | 'saving' | 'sent' | 'thanks', string>
  messages: Pick<FormMessages, 'errors' | 'reload' | 'toast'>
  privacy: ReactNode
}

const FORM_ID = 'newsletter'
const PHASE_MS = { sent: 2000, thanks: 5000 } as const

const invalidEmail = (error = ''): ActionResult => ({
  ok: false,
  fieldErrors: { email: error },
  values: {},
})

/** If the validation has not loaded, the server validates alone. */
export function FooterNewsletterForm({ labels, messages, privacy }: FooterFormProps) {
  const [posted, formAction] = useActionState(subscribeInFooter, null, `#${FORM_ID}`)
  const [answer, setAnswer] = useState(posted)
  const [phase, setPhase] = useState<'form' | 'saving' | 'sent' | 'thanks'>(posted?.ok ? 'thanks' : 'form')
  const [control, setControl] = useState<FooterControl>()
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'thanks') return
    const timer = setTimeout(() => setPhase(phase === 'sent' ? 'thanks' : 'form'), PHASE_MS[phase])
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (answer?.ok) notice.current?.focus()
    else if (answer) form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }, [answer])

  function loadControl() {
    if (control) return
    import('./footer-control').then(
      ({ createFooterControl }) => setControl((loaded) => loaded ?? createFooterControl()),
      () => undefined,
    )
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isEmpty = String(new FormData(event.currentTarget).get('email')).trim() === ''
    if (isEmpty || phase === 'saving') return
    if (!control) return void send()
    void control.handleSubmit(send, ({ email }) => setAnswer(invalidEmail(email?.message)))()
  }

  async function send() {
    if (!form.current) return
    setPhase('saving')
    const result = await sendForm(subscribeInFooter, new FormData(form.current))
    setAnswer(result)
    setPhase(result.ok ? 'sent' : 'form')
    if (result.ok) {
      form.current?.reset()
    } else if (result.formError) {
      const text = describeError(messages, result.formError)
      void showToast({ kind: 'error', text, labels: messages.toast })
    }
  }

  const failure = answer?.ok === false ? answer : undefined
  const problem = failure?.fieldErrors?.email ?? failure?.formError
  const problemId = `${id}-problem`
  return (
    <form
      ref={form}
      id={FORM_ID}
      aria-labelledby="newsletter-heading"
      action={formAction}
      onSubmit={submit}
      onFocus={loadControl}
      onInput={() => failure?.fieldErrors && setAnswer(null)}
      noValidate
      className="relative scroll-mt-30"
    >
      <div ref={notice} tabIndex={-1} role="status" className="focus:shadow-none focus:outline-none">
        {phase === 'thanks' && <p className="py-4 text-lead">{labels.thanks}</p>}
      </div>
      <div hidden={phase === 'thanks'}>
        <label htmlFor={id} className="text-ui font-semibold">
          {labels.email}
        </label>
        <div className="mt-1.75 flex flex-wrap gap-2 md:gap-3">
          <input
            {...control?.register('email')}
            id={id}
            name="email"
            type="email"
            required
            autoComplete="email"
            spellCheck={false}
            defaultValue={failure && 'email' in failure.values ? String(failure.values.email) : undefined}
            aria-invalid={failure?.fieldErrors !== undefined}
            aria-describedby={problem === undefined ? undefined : problemId}
            className="control min-w-40 flex-1 basis-40 md:basis-56"
          />
          <button
            type="submit"
            disabled={phase === 'saving'}
            aria-busy={phase === 'saving'}
            className={clsx(
              'btn min-h-[3.375rem] flex-none btn-caps max-md:px-4',
              phase === 'sent' ? 'bg-aurora text-fir-950' : 'btn-primary',
            )}
          >
            {phase === 'saving' && <span className="ripple" aria-hidden="true" />}
            {phase === 'sent' && (
              <span className="ring-once">
                <Icon icon={Check} stroke={2.5} />
              </span>
            )}
            {phase === 'saving' ? labels.saving : phase === 'sent' ? labels.sent : labels.subscribe}
          </button>
        </div>
        {problem !== undefined && (
          <div className="mt-3 bg-danger-tint px-4 py-3">
            <FieldError id={problemId}>{describeError(messages, problem)}</FieldError>
            {problem === 'pageOutdated' && (
              <button
                type="button"
                onClick={() => location.reload()}
                className="mt-3 btn btn-small btn-secondary text-fir-950"
              >
                {messages.reload}
              </button>
            )}
          </div>
        )}
        <p className="mt-2.5 text-caption quiet md:text-small">{privacy}</p>
      </div>
      <Honeypot />
    </form>
  )
}
