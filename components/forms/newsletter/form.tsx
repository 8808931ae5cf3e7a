'use client'

import clsx from 'clsx'
import { Check } from 'lucide-react'
import { type SubmitEvent, useActionState, useEffect, useId, useMemo, useRef, useState } from 'react'
import { FieldError } from '@/components/forms/core/field-error'
import { Honeypot, SendAnyway } from '@/components/forms/core/hidden-fields'
import { type FormAction, type MessageKey, NEEDS_RELOAD, UNCERTAIN } from '@/components/forms/core/result'
import { sendForm } from '@/components/forms/core/send'
import { showToast } from '@/components/ui/toast'
import { useOnDemand } from '@/lib/browser/use-on-demand'
import type { NewsletterContent } from './content'

const loadControl = () => import('./control')

interface NewsletterFormProps {
  id: string
  action: FormAction
  content: NewsletterContent
  labelledBy?: string
  /** Of a pop-up: called in place of thanks. Elsewhere an empty form is ignored. */
  onSent?: () => void
}

const PHASE_MS = { sent: 2000, thanks: 5000 } as const

/** If the validation has not loaded, the server validates alone. */
export function NewsletterForm({ id, action, content, labelledBy, onSent }: NewsletterFormProps) {
  const { messages, errors, reload, sendAnyway, privacy } = content
  const [posted, formAction] = useActionState(action, null, `#${id}`)
  const [answer, setAnswer] = useState(posted)
  const [phase, setPhase] = useState<'form' | 'saving' | 'sent' | 'thanks'>(posted?.ok ? 'thanks' : 'form')
  const { loaded, request } = useOnDemand(loadControl)
  const control = useMemo(() => loaded?.createNewsletterControl(), [loaded])
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  /** The email of a sign-up that got no answer: if it is registered now, it was this one. */
  const unanswered = useRef<string>(undefined)
  const fieldId = useId()
  const errorId = `${fieldId}-error`

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'thanks') return
    const timer = setTimeout(() => setPhase(phase === 'sent' ? 'thanks' : 'form'), PHASE_MS[phase])
    return () => clearTimeout(timer)
  }, [phase])

  useEffect(() => {
    if (answer?.ok) notice.current?.focus()
    else if (answer) form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }, [answer])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    if ((email.trim() === '' && !onSent) || phase === 'saving') return
    if (!control) return void send()
    // A password manager may have filled it in without an event.
    control.setValue('email', email)
    void control.handleSubmit(send, (wrong) =>
      setAnswer({ ok: false, fieldErrors: { email: wrong.email?.message as MessageKey }, values: {} }),
    )()
  }

  async function send() {
    if (!form.current) return
    setPhase('saving')
    const formData = new FormData(form.current)
    const email = String(formData.get('email'))
    let result = await sendForm(action, formData)
    if (!result.ok && result.formError === 'newsletterDuplicate' && unanswered.current === email)
      result = { ok: true }
    unanswered.current =
      !result.ok && result.formError && UNCERTAIN.includes(result.formError) ? email : undefined
    if (result.ok && onSent) return onSent()
    setAnswer(result)
    setPhase(result.ok ? 'sent' : 'form')
    if (result.ok) {
      form.current?.reset()
    } else if (result.formError) {
      void showToast({ kind: 'error', text: errorText(result.formError) })
    }
  }

  const errorText = (key: MessageKey) => errors[key] ?? key
  const failure = answer?.ok === false ? answer : undefined
  const error = failure?.fieldErrors?.email ?? failure?.formError
  return (
    <form
      ref={form}
      id={id}
      aria-labelledby={labelledBy}
      action={formAction}
      onSubmit={handleSubmit}
      onFocus={() => !loaded && void request()}
      onInput={() => setAnswer(null)}
      noValidate
      className="relative scroll-mt-30"
    >
      <div ref={notice} tabIndex={-1} role="status" className="focus:shadow-none focus:outline-none">
        {phase === 'thanks' && <p className="py-4 text-lead">{messages.thanks}</p>}
      </div>
      <div hidden={phase === 'thanks'}>
        <label htmlFor={fieldId} className="text-ui font-semibold">
          {messages.label}
        </label>
        <div className="mt-1.75 flex flex-wrap gap-2 md:gap-3">
          <input
            {...control?.register('email')}
            id={fieldId}
            name="email"
            type="email"
            required
            autoComplete="email"
            spellCheck={false}
            defaultValue={failure && 'email' in failure.values ? String(failure.values.email) : undefined}
            aria-invalid={failure?.fieldErrors !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            className={clsx('control flex-1', onSent ? 'basis-full' : 'min-w-40 basis-40 md:basis-56')}
          />
          <button
            type="submit"
            disabled={phase === 'saving'}
            aria-busy={phase === 'saving'}
            className={clsx(
              'btn min-h-[3.375rem] btn-caps max-md:px-4',
              onSent ? 'flex-1' : 'flex-none',
              phase === 'sent' ? 'bg-aurora text-fir-950' : 'btn-primary',
            )}
          >
            {phase === 'saving' && <span className="ripple size-5" aria-hidden="true" />}
            {phase === 'sent' && (
              <span className="ripple-once ripple">
                <Check className="stroke-[2.5]" />
              </span>
            )}
            <span>
              {phase === 'saving' ? messages.saving : phase === 'sent' ? messages.sent : messages.subscribe}
            </span>
          </button>
        </div>
        {error !== undefined && (
          // A toast says what else has failed.
          <div role={failure?.fieldErrors && 'alert'} className="mt-3 bg-danger-tint px-4 py-3">
            <FieldError id={errorId}>{errorText(error)}</FieldError>
            {error === 'blocked' && <SendAnyway label={sendAnyway} />}
            {error && NEEDS_RELOAD.includes(error) && (
              <button
                type="button"
                onClick={() => location.reload()}
                className="mt-3 btn btn-small btn-secondary text-fir-950"
              >
                {reload}
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
